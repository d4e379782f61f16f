import type { Bilingual } from '../../model/role.ts'

/** What people choose an occupation by; the letter itself has its titles. */
export const roleNames: Readonly<Record<string, Bilingual>> = {
  'koch-in': { de: 'Koch / Köchin', en: 'Cook / Chef' },
  'friseur-in': { de: 'Friseur / Friseurin', en: 'Hairdresser' },
  'kellner-in': { de: 'Kellner / Kellnerin', en: 'Waiter / Waitress' },
  'fotograf-in': { de: 'Fotograf / Fotografin', en: 'Photographer' },
  'ingenieur-in': { de: 'Ingenieur / Ingenieurin', en: 'Engineer' },
  'kassierer-in': { de: 'Kassierer / Kassiererin', en: 'Cashier' },
  'buchhalter-in': { de: 'Buchhalter / Buchhalterin', en: 'Accountant / Bookkeeper' },
  'elektriker-in': { de: 'Elektriker / Elektrikerin (Elektroniker)', en: 'Electrician' },
  'entwickler-in': { de: 'Entwickler / Entwicklerin (Software)', en: 'Software developer' },
  'mechaniker-in': { de: 'Mechaniker / Mechanikerin (Industrie/Kfz)', en: 'Mechanic' },
  'verkaeufer-in': { de: 'Verkäufer / Verkäuferin', en: 'Sales assistant' },
  fuehrungskraft: { de: 'Führungskraft (Team-, Abteilungs-, Bereichsleitung)', en: 'Manager / Head of' },
  'fachlagerist-in': { de: 'Fachlagerist / Fachlageristin', en: 'Warehouse specialist' },
  reinigungskraft: { de: 'Reinigungskraft', en: 'Cleaner' },
  'rezeptionist-in': { de: 'Rezeptionist / Rezeptionistin', en: 'Receptionist' },
  'fitnesstrainer-in': { de: 'Fitnesstrainer / Fitnesstrainerin', en: 'Fitness trainer' },
  'grafikdesigner-in': { de: 'Grafikdesigner / Grafikdesignerin', en: 'Graphic designer' },
  'krankenpfleger-in': { de: 'Gesundheits- und Krankenpfleger/-in, Pflegefachfrau/-mann', en: 'Nurse' },
  'projektmanager-in': { de: 'Projektmanager / Projektmanagerin', en: 'Project manager' },
  'marketing-manager-in': { de: 'Marketing-Manager / Marketing-Managerin', en: 'Marketing manager' },
  'service-mitarbeiter-in': { de: 'Service-Mitarbeiter / Service-Mitarbeiterin', en: 'Customer service adviser' },
}
