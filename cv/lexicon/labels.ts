import { keyList } from '../text/words.ts'

export type Label = 'name' | 'firstName' | 'lastName' | 'street' | 'city' | 'address' | 'period' | 'where' | 'what' | 'description' | 'contact'

const labels: readonly (readonly [Label, readonly string[]])[] = [
  ['name', keyList('name, vor- und nachname, vor- und zuname, full name, name und vorname, nachname(n) / vorname(n), name / vorname')],
  ['firstName', keyList('vorname, first name, given name, vornamen')],
  ['lastName', keyList('nachname, familienname, last name, surname, zuname')],
  ['street', keyList('straße, strasse, straße/nr., street')],
  ['city', keyList('wohnort, ort, plz/ort, plz / ort, plz, ort, wohnsitz, city, location, postleitzahl und ort, plz und ort')],
  ['address', keyList('adresse, anschrift, adresse(n), wohnhaft, address, home address, postanschrift')],
  ['period', keyList('zeitraum, von – bis, von - bis, dauer, datum, period, dates, duration')],
  [
    'where',
    keyList(
      'firma, arbeitgeber, unternehmen, betrieb, ausbildungsbetrieb, company, employer, schule, hochschule, universität, school, university, institution, einrichtung, name und adresse des arbeitgebers, name und art der bildungseinrichtung, name und anschrift des arbeitgebers',
    ),
  ],
  [
    'what',
    keyList(
      'position, tätigkeit, funktion, stelle, title, job title, role, beruf, abschluss, qualifikation, degree, qualification, studiengang, ausbildung, beruf oder funktion, voraussichtlicher abschluss, bezeichnung der erworbenen qualifikation',
    ),
  ],
  [
    'description',
    keyList(
      'aufgaben, beschreibung, tätigkeiten, aufgabengebiet, schwerpunkte, tasks, responsibilities, description, duties, aufgabenbereich, inhalte, wichtigste tätigkeiten und zuständigkeiten',
    ),
  ],
  [
    'contact',
    keyList(
      'telefon, tel, tel., handy, mobil, mobile, phone, telephone, e-mail, email, mail, webseite, website, homepage, internet, linkedin, xing, github, fon, rufnummer, orcid',
    ),
  ],
]

export const labelKinds = new Map(labels.flatMap(([label, names]) => names.map((name): [string, Label] => [name, label])))
