import { type GradedTopic, gradedTopics } from '#zeugnis'

/** What a column can stand for. Those of grades stand for a topic each. */
export type ColumnId =
  | 'firstName'
  | 'lastName'
  | 'fullName'
  | 'address'
  | 'title'
  | 'job'
  | 'from'
  | 'to'
  | 'issued'
  | 'kind'
  | 'overall'
  | `grade.${GradedTopic}`
  // Stands for conduct inside and outside, where the table does not tell them apart.
  | 'grade.conduct'
  | 'tasks'
  | 'led'
  | 'thirdParties'
  | 'achievements'
  | 'reason'
  | 'occasion'
  | 'employer'
  | 'city'
  | 'signer'
  | 'position'

/** Names by which exports call a column, as words without blanks and marks. The first are those of the template, in German and English. */
interface Column {
  readonly id: ColumnId
  readonly names: { readonly de: string; readonly en: string }
  /** Parted by blanks. */
  readonly otherNames: string
}

const own: readonly Column[] = [
  { id: 'lastName', names: { de: 'Nachname', en: 'Last name' }, otherNames: 'name familienname surname zuname namenachname' },
  { id: 'firstName', names: { de: 'Vorname', en: 'First name' }, otherNames: 'rufname givenname forename vornamen' },
  {
    id: 'fullName',
    names: { de: 'Vor- und Nachname', en: 'Full name' },
    otherNames: 'namevorname vornamename mitarbeiter mitarbeitername displayname employee employeename',
  },
  {
    id: 'address',
    names: { de: 'Anrede', en: 'Salutation' },
    otherNames: 'geschlecht geschl gender sex anredeschluessel pronouns pronomen',
  },
  { id: 'title', names: { de: 'Titel', en: 'Academic title' }, otherNames: 'akademischertitel akadtitel namenszusatz' },
  {
    id: 'job',
    names: { de: 'Tätigkeit', en: 'Job title' },
    otherNames:
      'position stelle stellenbezeichnung taetigkeitsbezeichnung positionsbezeichnung berufsbezeichnung beruf ausgeuebtetaetigkeit jobname jobtitel jobtitle jobbezeichnung funktionsbezeichnung role title',
  },
  {
    id: 'from',
    names: { de: 'Eintritt', en: 'Start date' },
    otherNames:
      'eintrittsdatum beginn von hiredate datumersteintritt ersteintrittsdatum einstellungsdatum startdatum from eintrittam eingestelltam beschaeftigungsbeginn beschaeftigtseit vertragsbeginn joiningdate dateofhire employmentstart',
  },
  {
    id: 'to',
    names: { de: 'Austritt', en: 'End date' },
    otherNames:
      'austrittsdatum ende bis terminationdate lastdayofwork vertragsende letzterarbeitstag enddatum leavedate leavingdate exitdate lastday employmentend austrittam ausgeschiedenam beschaeftigungsende letztertag to',
  },
  { id: 'issued', names: { de: 'Ausstellungsdatum', en: 'Date of issue' }, otherNames: 'ausgestellt ausgestelltam issued zeugnisdatum' },
  { id: 'kind', names: { de: 'Zeugnisart', en: 'Kind of reference' }, otherNames: 'art kind typ type artdeszeugnisses' },
  {
    id: 'overall',
    names: { de: 'Gesamtnote', en: 'Overall grade' },
    otherNames: 'note schulnote zeugnisnote notegesamt grade beurteilung bewertung gesamtbewertung leistungsnote',
  },
  {
    id: 'tasks',
    names: { de: 'Aufgaben', en: 'Duties' },
    otherNames:
      'aufgabe taetigkeiten hauptaufgaben hauptaufgabe kernaufgaben aufgabenschwerpunkte aufgabengebiet aufgabenbereich aufgabenbeschreibung stellenbeschreibung tasks mainduties maintasks keyresponsibilities responsibilities jobdescription',
  },
  {
    id: 'led',
    names: { de: 'Geführte Personen', en: 'People led' },
    otherNames:
      'fuehrungsspanne gefuehrtemitarbeitende gefuehrtemitarbeiter unterstelltemitarbeiter unterstelltemitarbeitende anzahlmitarbeiter anzahlgefuehrtermitarbeiter directreports reports led',
  },
  {
    id: 'thirdParties',
    names: { de: 'Kundschaft oder Dritte', en: 'Customers or third parties' },
    otherNames:
      'kundschaft kundenkontakt kontaktzukunden dritte kontaktzudritten externekontakte aussenkontakt kontaktnachaussen hattemitkundschaftoderdrittenzutun customercontact clientcontact thirdparties externalcontact externalcontacts dealtwithcustomersorthirdparties',
  },
  { id: 'achievements', names: { de: 'Ergebnisse', en: 'Achievements' }, otherNames: 'erfolge leistungen results' },
  {
    id: 'reason',
    names: { de: 'Grund des Endes', en: 'Reason for leaving' },
    otherNames:
      'austrittsgrund kuendigungsgrund beendigungsgrund terminationreason grund grundfueraustritt grundaustritt grunddesaustritts trennungsgrund leavingreason reasonfortermination exitreason',
  },
  { id: 'occasion', names: { de: 'Anlass', en: 'Occasion' }, otherNames: 'anlasszwischenzeugnis reasonforreference' },
  {
    id: 'employer',
    names: { de: 'Arbeitgeber', en: 'Employer' },
    otherNames: 'firma gesellschaft unternehmen company legalentity tochtergesellschaft subcompany mandant',
  },
  {
    id: 'city',
    names: { de: 'Ort', en: 'Place' },
    otherNames: 'standort arbeitsort site location office buero betriebsstaette niederlassung',
  },
  {
    id: 'signer',
    names: { de: 'Unterschrift', en: 'Signed by' },
    otherNames: 'unterzeichner vorgesetzter vorgesetzte fuehrungskraft supervisor reportsto manager linemanager',
  },
  {
    id: 'position',
    names: { de: 'Funktion der Unterschrift', en: 'Signatory’s position' },
    otherNames: 'funktionunterschrift positionvorgesetzter signerposition managertitle',
  },
]

const topicNames: Readonly<Record<GradedTopic, Column['names']>> = {
  leistungsbereitschaft: { de: 'Note Leistungsbereitschaft', en: 'Grade commitment' },
  arbeitsbefaehigung: { de: 'Note Arbeitsbefähigung', en: 'Grade ability' },
  fachwissen: { de: 'Note Fachwissen', en: 'Grade knowledge' },
  weiterbildung: { de: 'Note Weiterbildung', en: 'Grade further training' },
  arbeitsweise: { de: 'Note Arbeitsweise', en: 'Grade working style' },
  arbeitserfolg: { de: 'Note Arbeitserfolg', en: 'Grade results' },
  fuehrung: { de: 'Note Führung', en: 'Grade leadership' },
  sozialIntern: { de: 'Note Verhalten intern', en: 'Grade conduct inside' },
  sozialExtern: { de: 'Note Verhalten extern', en: 'Grade conduct outside' },
  schluss: { de: 'Note Schluss', en: 'Grade closing' },
}

/** All that a column can stand for, in the order of the template. */
export const columns: readonly Column[] = [
  ...own,
  {
    id: 'grade.conduct',
    names: { de: 'Note Verhalten', en: 'Grade conduct' },
    otherNames: 'verhalten verhaltensnote sozialverhalten notesozialverhalten conduct behaviour behavior',
  },
  ...gradedTopics.map((topic): Column => ({ id: `grade.${topic}`, names: topicNames[topic], otherNames: topic.toLowerCase() })),
]

/** Columns of the template: what a letter needs, and what most letters have. */
export const templateColumns: readonly ColumnId[] = [
  ...([
    'lastName',
    'firstName',
    'address',
    'title',
    'job',
    'from',
    'to',
    'kind',
    'overall',
    'tasks',
    'led',
    'thirdParties',
    'reason',
    'occasion',
  ] as const),
]
