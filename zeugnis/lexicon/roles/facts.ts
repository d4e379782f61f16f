import type { RoleFacts } from '../../model/role.ts'

/** The 21 roles of the template pages: what a reader and a writer of references must know of them. */
export const roleFacts: readonly RoleFacts[] = [
  {
    slug: 'koch-in',
    name: { de: 'Koch / Köchin', en: 'Cook / Chef' },
    competences: [
      { de: 'Geschmack und handwerkliches Können', en: 'Taste and craft' },
      { de: 'Hygiene und Sauberkeit', en: 'Hygiene and cleanliness' },
      { de: 'Tempo und Ruhe im Service', en: 'Speed and calm during service' },
      { de: 'Wirtschaftlicher Wareneinsatz', en: 'Economical use of goods' },
    ],
    needsTrust: false,
    thirdParties: 'Gäste',
  },
  {
    slug: 'friseur-in',
    name: { de: 'Friseur / Friseurin', en: 'Hairdresser' },
    competences: [
      { de: 'Handwerkliche Fertigkeit und Trendsicherheit', en: 'Craft skill and sense of trends' },
      { de: 'Beratung und Kundenbindung', en: 'Advice and client loyalty' },
      { de: 'Hygiene und Hautschutz', en: 'Hygiene and skin protection' },
      { de: 'Verkaufstalent', en: 'Sales talent' },
    ],
    needsTrust: false,
    thirdParties: 'Kundschaft',
  },
  {
    slug: 'kellner-in',
    name: { de: 'Kellner / Kellnerin', en: 'Waiter / Waitress' },
    competences: [
      { de: 'Gastorientierung und Umgangsformen', en: 'Guest focus and manners' },
      { de: 'Belastbarkeit in Stoßzeiten', en: 'Resilience at peak times' },
      { de: 'Speisen- und Getränkekenntnis', en: 'Knowledge of food and drink' },
      { de: 'Ehrlichkeit beim Kassieren', en: 'Honesty in handling cash' },
    ],
    needsTrust: true,
    thirdParties: 'Gäste',
  },
  {
    slug: 'fotograf-in',
    name: { de: 'Fotograf / Fotografin', en: 'Photographer' },
    competences: [
      { de: 'Bildsprache und Kreativität', en: 'Visual language and creativity' },
      { de: 'Technische Sicherheit', en: 'Technical command' },
      { de: 'Umgang mit Menschen vor der Kamera', en: 'Handling people in front of the camera' },
      { de: 'Termintreue und Rechtebewusstsein', en: 'Punctual delivery and rights awareness' },
    ],
    needsTrust: false,
    thirdParties: 'Kundschaft',
  },
  {
    slug: 'ingenieur-in',
    name: { de: 'Ingenieur / Ingenieurin', en: 'Engineer' },
    competences: [
      { de: 'Analytisches Denken und Methodik', en: 'Analytical thinking and method' },
      { de: 'Fachtiefe und Normenkenntnis', en: 'Technical depth and knowledge of standards' },
      { de: 'Problemlösung und Innovation', en: 'Problem solving and innovation' },
      { de: 'Projekt- und Schnittstellenarbeit', en: 'Project and interface work' },
    ],
    needsTrust: false,
    thirdParties: 'Kundschaft',
  },
  {
    slug: 'kassierer-in',
    name: { de: 'Kassierer / Kassiererin', en: 'Cashier' },
    competences: [
      { de: 'Ehrlichkeit und Vertrauenswürdigkeit', en: 'Honesty and trustworthiness' },
      { de: 'Genauigkeit und Schnelligkeit', en: 'Accuracy and speed' },
      { de: 'Freundlichkeit', en: 'Friendliness' },
      { de: 'Ruhe bei hohem Andrang', en: 'Calm under pressure' },
    ],
    needsTrust: true,
    thirdParties: 'Kundschaft',
  },
  {
    slug: 'buchhalter-in',
    name: { de: 'Buchhalter / Buchhalterin', en: 'Accountant / Bookkeeper' },
    competences: [
      { de: 'Genauigkeit und Zuverlässigkeit', en: 'Accuracy and reliability' },
      { de: 'Fach- und Steuerrechtskenntnis', en: 'Knowledge of accounting and tax rules' },
      { de: 'Diskretion und Integrität', en: 'Discretion and integrity' },
      { de: 'Termintreue bei Abschlüssen', en: 'Meeting closing deadlines' },
    ],
    needsTrust: true,
    thirdParties: 'Externe (Steuerberatung, Prüfung, Lieferanten)',
  },
  {
    slug: 'elektriker-in',
    name: { de: 'Elektriker / Elektrikerin (Elektroniker)', en: 'Electrician' },
    competences: [
      { de: 'Fachkönnen und Normensicherheit', en: 'Skill and command of standards' },
      { de: 'Sicherheitsbewusstsein', en: 'Safety awareness' },
      { de: 'Systematische Fehlersuche', en: 'Systematic fault finding' },
      { de: 'Selbstständigkeit auf der Baustelle', en: 'Independence on site' },
    ],
    needsTrust: false,
    thirdParties: 'Kundschaft',
  },
  {
    slug: 'entwickler-in',
    name: { de: 'Entwickler / Entwicklerin (Software)', en: 'Software developer' },
    competences: [
      { de: 'Fachwissen in Sprachen und Frameworks', en: 'Command of languages and frameworks' },
      { de: 'Problemlösung und Codequalität', en: 'Problem solving and code quality' },
      { de: 'Lernbereitschaft', en: 'Willingness to learn' },
      { de: 'Teamarbeit in agilen Vorgehen', en: 'Teamwork in agile methods' },
    ],
    needsTrust: false,
    thirdParties: 'interne und externe Kundschaft',
  },
  {
    slug: 'mechaniker-in',
    name: { de: 'Mechaniker / Mechanikerin (Industrie/Kfz)', en: 'Mechanic' },
    competences: [
      { de: 'Handwerkliches Geschick', en: 'Manual skill' },
      { de: 'Diagnosefähigkeit', en: 'Diagnostic ability' },
      { de: 'Sorgfalt und Sicherheit', en: 'Care and safety' },
      { de: 'Einsatzbereitschaft, auch in Schicht und Bereitschaft', en: 'Commitment, also in shifts and on call' },
    ],
    needsTrust: false,
    thirdParties: 'Kundschaft',
  },
  {
    slug: 'verkaeufer-in',
    name: { de: 'Verkäufer / Verkäuferin', en: 'Sales assistant' },
    competences: [
      { de: 'Verkaufsgeschick und Beratung', en: 'Sales skill and advice' },
      { de: 'Warenkenntnis', en: 'Product knowledge' },
      { de: 'Freundlichkeit und Auftreten', en: 'Friendliness and appearance' },
      { de: 'Ehrlichkeit', en: 'Honesty' },
    ],
    needsTrust: true,
    thirdParties: 'Kundschaft',
  },
  {
    slug: 'fuehrungskraft',
    name: { de: 'Führungskraft (Team-, Abteilungs-, Bereichsleitung)', en: 'Manager / Head of' },
    competences: [
      { de: 'Führungsstil und Teamergebnis', en: 'Leadership style and team result' },
      { de: 'Strategisches und unternehmerisches Denken', en: 'Strategic and entrepreneurial thinking' },
      { de: 'Durchsetzung und Entscheidungskraft', en: 'Assertiveness and decisiveness' },
      { de: 'Loyalität und Integrität', en: 'Loyalty and integrity' },
    ],
    needsTrust: true,
    thirdParties: 'Geschäftspartner',
  },
  {
    slug: 'fachlagerist-in',
    name: { de: 'Fachlagerist / Fachlageristin', en: 'Warehouse specialist' },
    competences: [
      { de: 'Sorgfalt und Fehlerquote', en: 'Care and error rate' },
      { de: 'Belastbarkeit', en: 'Resilience' },
      { de: 'Umsicht und Arbeitssicherheit', en: 'Prudence and safety' },
      { de: 'Zuverlässigkeit und Ehrlichkeit', en: 'Reliability and honesty' },
    ],
    needsTrust: true,
    thirdParties: 'Speditionen und Lieferanten',
  },
  {
    slug: 'reinigungskraft',
    name: { de: 'Reinigungskraft', en: 'Cleaner' },
    competences: [
      { de: 'Gründlichkeit', en: 'Thoroughness' },
      { de: 'Zuverlässigkeit und Pünktlichkeit', en: 'Reliability and punctuality' },
      { de: 'Ehrlichkeit und Diskretion', en: 'Honesty and discretion' },
      { de: 'Selbstständigkeit', en: 'Independence' },
    ],
    needsTrust: true,
    thirdParties: 'Auftraggebende',
  },
  {
    slug: 'rezeptionist-in',
    name: { de: 'Rezeptionist / Rezeptionistin', en: 'Receptionist' },
    competences: [
      { de: 'Auftreten und Umgangsformen', en: 'Appearance and manners' },
      { de: 'Organisation und Überblick', en: 'Organisation and overview' },
      { de: 'Fremdsprachen', en: 'Foreign languages' },
      { de: 'Diskretion und Vertrauenswürdigkeit', en: 'Discretion and trustworthiness' },
    ],
    needsTrust: true,
    thirdParties: 'Gäste',
  },
  {
    slug: 'fitnesstrainer-in',
    name: { de: 'Fitnesstrainer / Fitnesstrainerin', en: 'Fitness trainer' },
    competences: [
      { de: 'Fachwissen (Lizenzen) und Sicherheit', en: 'Knowledge (licences) and safety' },
      { de: 'Motivationsfähigkeit', en: 'Ability to motivate' },
      { de: 'Kundenbindung und Verkauf', en: 'Member retention and sales' },
      { de: 'Einfühlung im Umgang mit Zielgruppen', en: 'Tact with different groups' },
    ],
    needsTrust: false,
    thirdParties: 'Mitglieder',
  },
  {
    slug: 'grafikdesigner-in',
    name: { de: 'Grafikdesigner / Grafikdesignerin', en: 'Graphic designer' },
    competences: [
      { de: 'Kreativität und Stilsicherheit', en: 'Creativity and sense of style' },
      { de: 'Beherrschung der Programme (z. B. Adobe CC, Figma)', en: 'Software command (e.g. Adobe CC, Figma)' },
      { de: 'Umsetzung von Briefings', en: 'Delivering to brief' },
      { de: 'Termintreue und Kritikfähigkeit', en: 'Deadlines and openness to criticism' },
    ],
    needsTrust: false,
    thirdParties: 'Kundschaft',
  },
  {
    slug: 'krankenpfleger-in',
    name: { de: 'Gesundheits- und Krankenpfleger/-in, Pflegefachfrau/-mann', en: 'Nurse' },
    competences: [
      { de: 'Fachlichkeit und Sorgfalt', en: 'Professional skill and care' },
      { de: 'Empathie und Patientenorientierung', en: 'Empathy and patient focus' },
      { de: 'Belastbarkeit im Schichtdienst', en: 'Resilience in shift work' },
      { de: 'Hygiene, Dokumentation, Verschwiegenheit', en: 'Hygiene, documentation, confidentiality' },
    ],
    needsTrust: true,
    thirdParties: 'Patientinnen, Patienten und Angehörige',
  },
  {
    slug: 'projektmanager-in',
    name: { de: 'Projektmanager / Projektmanagerin', en: 'Project manager' },
    competences: [
      { de: 'Planung und Struktur', en: 'Planning and structure' },
      { de: 'Führung ohne Weisungsrecht', en: 'Leading without authority' },
      { de: 'Kommunikation und Konfliktlösung', en: 'Communication and conflict resolution' },
      { de: 'Ziel-, Kosten- und Termintreue', en: 'Delivery on goal, cost and time' },
    ],
    needsTrust: false,
    thirdParties: 'Auftraggebende und Partner',
  },
  {
    slug: 'marketing-manager-in',
    name: { de: 'Marketing-Manager / Marketing-Managerin', en: 'Marketing manager' },
    competences: [
      { de: 'Strategie und Kreativität', en: 'Strategy and creativity' },
      { de: 'Analyse und Erfolgsmessung', en: 'Analysis and measurement' },
      { de: 'Budgetdisziplin', en: 'Budget discipline' },
      { de: 'Zusammenarbeit mit Vertrieb und Agenturen', en: 'Working with sales and agencies' },
    ],
    needsTrust: false,
    thirdParties: 'Partner und Agenturen',
  },
  {
    slug: 'service-mitarbeiter-in',
    name: { de: 'Service-Mitarbeiter / Service-Mitarbeiterin', en: 'Service employee / Customer service agent' },
    competences: [
      { de: 'Serviceorientierung und Freundlichkeit', en: 'Service focus and friendliness' },
      { de: 'Kommunikation und Deeskalation', en: 'Communication and de-escalation' },
      { de: 'Produktwissen', en: 'Product knowledge' },
      { de: 'Effizienz und Belastbarkeit', en: 'Efficiency and resilience' },
    ],
    needsTrust: false,
    thirdParties: 'Kundschaft',
  },
]

/** What is known of the role of this slug, if the lexicon holds it. */
export function findRoleFacts(slug: string): RoleFacts | undefined {
  return roleFacts.find((facts) => facts.slug === slug)
}
