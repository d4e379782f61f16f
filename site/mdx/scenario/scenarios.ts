import type { Letter, LetterSentence, ZeugnisSpec } from '#zeugnis'

export type ScenarioName = 'umbau' | 'filialen' | 'ausbildung' | 'rueckkehr'

/** What is entered in each scenario. Firms and persons are invented. */
export const scenarios: Readonly<Record<ScenarioName, ZeugnisSpec>> = {
  umbau: {
    kind: 'zwischen',
    language: 'de',
    person: { address: 'frau', firstName: 'Mareike', lastName: 'Thoms' },
    employer: { name: 'Ostertor Maschinenbau GmbH', city: 'Bremen' },
    job: { title: 'Controllerin' },
    from: '2021-02-01',
    issued: '2026-11-02',
    tasks: ['Planung der Kosten für zwei Werke', 'Monatsberichte an die Geschäftsführung', 'Pflege der Kalkulation'],
    overall: 2,
    grades: { arbeitserfolg: 1 },
    occasion: 'betriebsuebergang',
    signers: [{ name: 'Jan Wiegand', position: 'Leiter des Controllings' }],
  },
  filialen: {
    kind: 'qualifiziert',
    language: 'de',
    person: { address: 'frau', firstName: 'Derya', lastName: 'Celik' },
    employer: { name: 'Dreimühlen Haushaltswaren GmbH', city: 'Kassel' },
    job: { title: 'Verkäuferin', role: 'verkaeufer-in' },
    from: '2019-05-01',
    to: '2026-10-31',
    issued: '2026-10-31',
    tasks: ['Beratung der Kundschaft', 'Kassieren und Abrechnen', 'Annahme und Prüfung der Ware'],
    overall: 2,
    meetsThirdParties: true,
    reason: 'eigenerWunsch',
    signers: [{ name: 'Holger Ritz', position: 'Leiter der Filiale' }],
  },
  ausbildung: {
    kind: 'ausbildung',
    language: 'de',
    person: { address: 'name', firstName: 'Robin', lastName: 'Adler' },
    employer: { name: 'Adebar Hausgeräte GmbH', city: 'Celle' },
    job: { title: 'Kaufmann/Kauffrau für Büromanagement' },
    from: '2023-09-01',
    to: '2026-07-10',
    issued: '2026-07-10',
    tasks: ['Auftragsbearbeitung von der Anfrage bis zur Rechnung', 'Vorbereitung der Buchführung', 'Empfang und Terminplanung'],
    overall: 2,
    trained: true,
    ofPerson: { exam: 'am 10. Juli 2026 bestanden' },
    reason: 'abschluss',
    signers: [{ name: 'Ingrid Vollmer', position: 'Leiterin der Ausbildung' }],
  },
  rueckkehr: {
    kind: 'qualifiziert',
    language: 'de',
    person: { address: 'herr', firstName: 'Conor', lastName: 'Byrne' },
    employer: { name: 'Windhuk Energietechnik GmbH', city: 'Husum' },
    job: { title: 'Servicetechniker' },
    from: '2021-04-01',
    to: '2026-09-30',
    issued: '2026-09-30',
    tasks: ['Wartung von Windkraftanlagen', 'Fehlersuche an Steuerungen'],
    overall: 2,
    reason: 'eigenerWunsch',
    signers: [{ name: 'Kirsten Paulsen', position: 'Geschäftsführerin' }],
  },
}

/** What changes in the English letter of the one who goes home. */
export const inEnglish: ZeugnisSpec = {
  ...scenarios.rueckkehr,
  language: 'en',
  job: { title: 'Service Technician' },
  tasks: ['Maintenance of wind turbines', 'Troubleshooting of control systems'],
  signers: [{ name: 'Kirsten Paulsen', position: 'Managing Director' }],
}

/** Sentences as a branch manager may type them, with good meaning: by what they are about. */
export const typed = [
  { topic: 'leistungsbereitschaft', text: 'Sie hat sich immer große Mühe gegeben.' },
  { topic: 'arbeitsweise', text: 'Sie war stets pünktlich.' },
  { topic: 'gesamt', text: 'Sie erledigte alle Aufgaben zu unserer vollen Zufriedenheit.' },
  { topic: 'sozialExtern', text: 'Ihr Verhalten gegenüber der Kundschaft gab zu Klagen keinen Anlass.' },
] as const

/** What the generator writes on the same: of conduct towards others the sentences that the occupation has of its own, honesty among them. */
export function writtenFor(topic: (typeof typed)[number]['topic'], { parts }: Pick<Letter, 'parts'>): readonly LetterSentence[] {
  const isOnTopic = ({ phraseId }: LetterSentence, part: string) =>
    topic === 'sozialExtern' ? part === 'sozialverhalten' && !phraseId?.startsWith('sozialIntern.') : phraseId?.startsWith(`${topic}.`)
  return parts.flatMap(({ part, sentences }) => sentences.filter((sentence) => isOnTopic(sentence, part)))
}

/** The grade that all of them were meant to say. */
export const MEANT = 2
