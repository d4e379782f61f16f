import type { Titles } from '../../model/role.ts'

/** German has a form for women, one for men and one that says neither; English has one for all. */
function titles(frau: string, herr: string, english: string, name = `${frau}/${herr}`): Titles {
  return { de: { frau, herr, name }, en: { frau: english, herr: english, name: english } }
}

/** The occupations as a letter names them. What lists and menus call them stands in `facts.ts`. */
export const roleTitles: Readonly<Record<string, Titles>> = {
  'koch-in': titles('Köchin', 'Koch', 'Cook'),
  'friseur-in': titles('Friseurin', 'Friseur', 'Hairdresser'),
  'kellner-in': titles('Kellnerin', 'Kellner', 'Waiter'),
  'fotograf-in': titles('Fotografin', 'Fotograf', 'Photographer'),
  'ingenieur-in': titles('Ingenieurin', 'Ingenieur', 'Engineer'),
  'kassierer-in': titles('Kassiererin', 'Kassierer', 'Cashier', 'Kassenkraft'),
  'buchhalter-in': titles('Buchhalterin', 'Buchhalter', 'Accountant'),
  'elektriker-in': titles('Elektronikerin', 'Elektroniker', 'Electrician'),
  'entwickler-in': titles('Softwareentwicklerin', 'Softwareentwickler', 'Software Developer'),
  'mechaniker-in': titles('Mechanikerin', 'Mechaniker', 'Mechanic'),
  'verkaeufer-in': titles('Verkäuferin', 'Verkäufer', 'Sales Assistant', 'Verkaufskraft'),
  fuehrungskraft: titles('Abteilungsleiterin', 'Abteilungsleiter', 'Head of Department', 'Abteilungsleitung'),
  'fachlagerist-in': titles('Fachlageristin', 'Fachlagerist', 'Warehouse Specialist'),
  reinigungskraft: titles('Reinigungskraft', 'Reinigungskraft', 'Cleaner', 'Reinigungskraft'),
  'rezeptionist-in': titles('Rezeptionistin', 'Rezeptionist', 'Receptionist'),
  'fitnesstrainer-in': titles('Fitnesstrainerin', 'Fitnesstrainer', 'Fitness Trainer'),
  'grafikdesigner-in': titles('Grafikdesignerin', 'Grafikdesigner', 'Graphic Designer'),
  'krankenpfleger-in': titles('Gesundheits- und Krankenpflegerin', 'Gesundheits- und Krankenpfleger', 'Qualified Nurse', 'Pflegefachkraft'),
  'projektmanager-in': titles('Projektmanagerin', 'Projektmanager', 'Project Manager', 'Projektleitung'),
  'marketing-manager-in': titles('Marketing-Managerin', 'Marketing-Manager', 'Marketing Manager'),
  'service-mitarbeiter-in': titles('Servicemitarbeiterin', 'Servicemitarbeiter', 'Customer Service Adviser', 'Servicekraft'),
}
