import type { Labelled } from './labelled.ts'

/**
 * The plain sentences that any reference may hold, put together from lists in a fixed order: authors who were asked for variety hardly
 * wrote them, and visitors try them first. The same frames with blame, and with somebody or something else in the person's place.
 */
const praise =
  'sorgfältig zuverlässig gewissenhaft selbstständig zügig genau freundlich hilfsbereit engagiert motiviert effizient umsichtig präzise kompetent pünktlich ehrlich belastbar flexibel strukturiert zielorientiert verantwortungsbewusst höflich geduldig kollegial konzentriert routiniert sicher gründlich fleißig loyal'.split(
    ' ',
  )
const blame =
  'unzuverlässig nachlässig unfreundlich oberflächlich chaotisch unpünktlich unmotiviert schlampig langsam fehlerhaft arrogant unhöflich desorganisiert lustlos unkonzentriert ungeduldig patzig fahrig überheblich planlos'.split(
    ' ',
  )
const top = 'hervorragend ausgezeichnet vorbildlich exzellent tadellos einwandfrei'.split(' ')
const persons = ['Er', 'Sie', 'Frau Muster', 'Herr Muster', 'Frau Jo Muster', 'Herr Muster']
const others = ['Das Team', 'Unsere Kundschaft', 'Der Vorgänger', 'Die neue Software', 'Unser Betrieb', 'Die Kollegen', 'Der Lieferant', 'Die Anlage']
const times = ['', 'stets ', '', 'jederzeit ', 'immer ', 'stets ', 'durchweg ']
const lifts = ['', 'sehr ', '', 'äußerst ', '', 'überaus ']
const doing = [
  'arbeitete',
  'handelte',
  'plante und baute',
  'bediente die Kasse',
  'bearbeitete die Vorgänge',
  'pflegte die Bewohnerinnen und Bewohner',
  'führte die Akten',
  'betreute unsere Kundinnen und Kunden',
  'reinigte die Räume',
  'entwickelte die Software',
  'beriet die Mandanten',
  'buchte die Belege',
  'montierte die Anlagen',
  'unterrichtete die Kinder',
  'prüfte die Rechnungen',
  'erledigte die Aufgaben',
  'leitete die Abteilung',
  'führte seine Kasse',
  'führte ihre Bücher',
  'kontrollierte ihre Geräte',
  'erledigte seine Aufträge',
  'schrieb ihre Berichte',
  'schrieb Angebote',
  'behandelte vertrauliche Unterlagen',
  'löste schwierige Fälle',
  'dokumentierte die Ergebnisse',
  'begleitete die Projekte',
  'bereitete die Sitzungen vor und arbeitete dabei',
]
const working = ['arbeitete', 'handelte', 'agierte']
const trust = ['Vertrauen', 'Ansehen']
const givers = ['Geschäftsleitung', 'Vorgesetzten', 'Kundschaft', 'Belegschaft']
const toward = [
  '',
  ' zu unseren Kunden',
  ' gegenüber Vorgesetzten und Kollegen',
  ' im Umgang mit den Patienten',
  ' bei der Arbeit',
  ' zu den Gästen',
  ' am Telefon',
]
const judged = ['Arbeitsweise', 'Leistung', 'Arbeit als Elektriker', 'Einsatzbereitschaft', 'Arbeit im Labor', 'Beratung', 'Mitarbeit']
const made = ['Entwürfe', 'Berichte', 'Arbeiten', 'Analysen', 'Schweißnähte', 'Texte', 'Bescheide', 'Protokolle', 'Speisen', 'Auswertungen']
const results = ['Ergebnisse', 'Leistungen', 'Umsätze', 'Resultate', 'Abschlüsse', 'Arbeitsergebnisse']
const known = ['Fachkenntnisse', 'Kenntnisse im Arbeitsrecht', 'Produktkenntnisse', 'Kenntnisse der Buchhaltung', 'Sprachkenntnisse']

/** One of a list, each list turning at its own pace. */
const pick = (list: readonly string[], at: number, pace: number) => list[Math.floor(at / pace) % list.length] ?? ''

/** The published scale: highest praise or an intensifier, and a time adverb, lift by one step each. */
function gradeOf(time: string, lift: string, isTop = false): number {
  return 3 - (time ? 1 : 0) - (lift || isTop ? 1 : 0)
}

type Part = Pick<Labelled, 'text' | 'range'>

const exactly = (grade: number): Labelled['range'] => [grade, grade]

/** The frames, the n-th of each. */
function frames(n: number): Part[] {
  const [who, time, lift] = [pick(persons, n, 1), pick(times, n, 1), pick(lifts, n, 3)]
  const [one, two] = [pick(praise, n, 1), pick(praise, n + 11, 1)]
  const both = n % 3 === 0 ? one : `${one} und ${two}`
  const [bad, best, whose] = [pick(blame, n, 1), pick(top, n, 1), n % 2 ? 'Seine' : 'Ihre']
  const grade = exactly(gradeOf(time, lift))
  return [
    { text: `${who} ${pick(doing, n, 1)} ${time}${lift}${both}.`, range: grade },
    { text: `${who} ${pick(working, n, 1)} ${time}${lift}${both}.`, range: grade },
    { text: `${who} war ${time}${lift}${both}${pick(toward, n, 2)}.`, range: grade },
    { text: `${who} genoss ${time}das volle ${pick(trust, n, 1)} der ${pick(givers, n, 2)}.`, range: exactly(time ? 2 : 3) },
    { text: `${whose} ${pick(judged, n, 1)} war ${time}${best}.`, range: exactly(gradeOf(time, '', true)) },
    { text: `Die Qualität ${whose.toLowerCase()}r ${pick(made, n, 1)} war ${time}${best}.`, range: exactly(gradeOf(time, '', true)) },
    { text: `${who} erzielte ${time}${lift}gute ${pick(results, n, 1)}.`, range: grade },
    {
      text: `Wir lernten ${n % 2 ? 'Herrn Muster' : 'Frau Muster'} als ${lift}${one}${n % 2 ? 'en Kollegen' : 'e Kollegin'} kennen.`,
      range: exactly(lift ? 2 : 3),
    },
    { text: `${who} verfügt über ${lift}gute ${pick(known, n, 1)}.`, range: exactly(lift ? 1 : 2) },
    { text: `${who} ${pick(doing, n, 1)} ${time}${lift}${bad}.`, range: exactly(5) },
    { text: `${who} war ${time}${lift}${bad}${pick(toward, n, 2)}.`, range: exactly(5) },
    { text: `${pick(others, n, 1)} arbeitete ${time}${lift}${both}.`, range: null },
    { text: `${pick(others, n, 1)} war ${time}${lift}${both}.`, range: null },
  ]
}

const FRAMES = 90

/** Plain sentences of praise, of blame and of others. */
export function plainSentences(): Part[] {
  return Array.from({ length: FRAMES }, (_, n) => frames(n)).flat()
}
