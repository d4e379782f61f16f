import type { RoleFacts } from '../../model/role.ts'

/** The 21 roles of the template pages: what a writer of references must know of them. */
export const roleFacts: readonly RoleFacts[] = [
  { slug: 'koch-in', name: { de: 'Koch / Köchin', en: 'Cook / Chef' }, needsTrust: false, thirdParties: 'Gäste' },
  { slug: 'friseur-in', name: { de: 'Friseur / Friseurin', en: 'Hairdresser' }, needsTrust: false, thirdParties: 'Kundschaft' },
  { slug: 'kellner-in', name: { de: 'Kellner / Kellnerin', en: 'Waiter / Waitress' }, needsTrust: true, thirdParties: 'Gäste' },
  { slug: 'fotograf-in', name: { de: 'Fotograf / Fotografin', en: 'Photographer' }, needsTrust: false, thirdParties: 'Kundschaft' },
  { slug: 'ingenieur-in', name: { de: 'Ingenieur / Ingenieurin', en: 'Engineer' }, needsTrust: false, thirdParties: 'Kundschaft' },
  { slug: 'kassierer-in', name: { de: 'Kassierer / Kassiererin', en: 'Cashier' }, needsTrust: true, thirdParties: 'Kundschaft' },
  {
    slug: 'buchhalter-in',
    name: { de: 'Buchhalter / Buchhalterin', en: 'Accountant / Bookkeeper' },
    needsTrust: true,
    thirdParties: 'Externe (Steuerberatung, Prüfung, Lieferanten)',
  },
  {
    slug: 'elektriker-in',
    name: { de: 'Elektriker / Elektrikerin (Elektroniker)', en: 'Electrician' },
    needsTrust: false,
    thirdParties: 'Kundschaft',
  },
  {
    slug: 'entwickler-in',
    name: { de: 'Entwickler / Entwicklerin (Software)', en: 'Software developer' },
    needsTrust: false,
    thirdParties: 'interne und externe Kundschaft',
  },
  { slug: 'mechaniker-in', name: { de: 'Mechaniker / Mechanikerin (Industrie/Kfz)', en: 'Mechanic' }, needsTrust: false, thirdParties: 'Kundschaft' },
  { slug: 'verkaeufer-in', name: { de: 'Verkäufer / Verkäuferin', en: 'Sales assistant' }, needsTrust: true, thirdParties: 'Kundschaft' },
  {
    slug: 'fuehrungskraft',
    name: { de: 'Führungskraft (Team-, Abteilungs-, Bereichsleitung)', en: 'Manager / Head of' },
    needsTrust: true,
    thirdParties: 'Geschäftspartner',
  },
  {
    slug: 'fachlagerist-in',
    name: { de: 'Fachlagerist / Fachlageristin', en: 'Warehouse specialist' },
    needsTrust: true,
    thirdParties: 'Speditionen und Lieferanten',
  },
  { slug: 'reinigungskraft', name: { de: 'Reinigungskraft', en: 'Cleaner' }, needsTrust: true, thirdParties: 'Auftraggebende' },
  { slug: 'rezeptionist-in', name: { de: 'Rezeptionist / Rezeptionistin', en: 'Receptionist' }, needsTrust: true, thirdParties: 'Gäste' },
  {
    slug: 'fitnesstrainer-in',
    name: { de: 'Fitnesstrainer / Fitnesstrainerin', en: 'Fitness trainer' },
    needsTrust: false,
    thirdParties: 'Mitglieder',
  },
  {
    slug: 'grafikdesigner-in',
    name: { de: 'Grafikdesigner / Grafikdesignerin', en: 'Graphic designer' },
    needsTrust: false,
    thirdParties: 'Kundschaft',
  },
  {
    slug: 'krankenpfleger-in',
    name: { de: 'Gesundheits- und Krankenpfleger/-in, Pflegefachfrau/-mann', en: 'Nurse' },
    needsTrust: true,
    thirdParties: 'Patientinnen, Patienten und Angehörige',
  },
  {
    slug: 'projektmanager-in',
    name: { de: 'Projektmanager / Projektmanagerin', en: 'Project manager' },
    needsTrust: false,
    thirdParties: 'Auftraggebende und Partner',
  },
  {
    slug: 'marketing-manager-in',
    name: { de: 'Marketing-Manager / Marketing-Managerin', en: 'Marketing manager' },
    needsTrust: false,
    thirdParties: 'Partner und Agenturen',
  },
  {
    slug: 'service-mitarbeiter-in',
    name: { de: 'Service-Mitarbeiter / Service-Mitarbeiterin', en: 'Service employee / Customer service agent' },
    needsTrust: false,
    thirdParties: 'Kundschaft',
  },
]

/** What is known of the role of this slug, if the lexicon holds it. */
export function findRoleFacts(slug: string): RoleFacts | undefined {
  return roleFacts.find((facts) => facts.slug === slug)
}
