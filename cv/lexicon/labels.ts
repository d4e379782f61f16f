import { list } from '../text/words.ts'

export type Label = 'name' | 'firstName' | 'lastName' | 'street' | 'city' | 'address' | 'period' | 'where' | 'what' | 'description' | 'contact'

const labels: readonly (readonly [Label, readonly string[]])[] = [
  ['name', list('name, vor- und nachname, vor- und zuname, full name, name und vorname')],
  ['firstName', list('vorname, first name, given name, vornamen')],
  ['lastName', list('nachname, familienname, last name, surname, zuname')],
  ['street', list('straße, strasse, straße/nr., street')],
  ['city', list('wohnort, ort, plz/ort, plz / ort, plz, ort, wohnsitz, city, location, postleitzahl und ort, plz und ort')],
  ['address', list('adresse, anschrift, wohnhaft, address, home address, postanschrift')],
  ['period', list('zeitraum, von – bis, von - bis, dauer, datum, period, dates, duration')],
  [
    'where',
    list(
      'firma, arbeitgeber, unternehmen, betrieb, ausbildungsbetrieb, company, employer, schule, hochschule, universität, school, university, institution, einrichtung',
    ),
  ],
  [
    'what',
    list(
      'position, tätigkeit, funktion, stelle, title, job title, role, beruf, abschluss, qualifikation, degree, qualification, studiengang, ausbildung',
    ),
  ],
  [
    'description',
    list('aufgaben, beschreibung, tätigkeiten, aufgabengebiet, schwerpunkte, tasks, responsibilities, description, duties, aufgabenbereich, inhalte'),
  ],
  [
    'contact',
    list(
      'telefon, tel, tel., handy, mobil, mobile, phone, telephone, e-mail, email, mail, webseite, website, homepage, internet, linkedin, xing, github, fon, rufnummer, orcid',
    ),
  ],
]

export const labelKinds = new Map(labels.flatMap(([label, names]) => names.map((name): [string, Label] => [name, label])))
