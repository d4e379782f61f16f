import type { Level } from '../model/requirement.ts'

/** Words that make a wish of the part of the sentence in which they stand. */
export const wishWords = [
  'gern',
  'gerne',
  'wunsch',
  'wünschenswert',
  'von vorteil',
  'vorteilhaft',
  'idealerweise',
  'optional',
  'möglichst',
  'nice to have',
  'ideally',
  'preferably',
  'preferred',
  'a plus',
  'plus',
  'desirable',
  'bonus',
  'advantageous',
  'would be good',
  // An offer of the employer, no demand.
  'auch in teilzeit',
  'auch teilzeit',
  'teilzeit möglich',
  'part-time possible',
  'part-time considered',
  'kann',
] as const

/** Beside a place: its area is meant. */
export const areaWords = [
  'raum',
  'großraum',
  'umkreis',
  'umland',
  'umgebung',
  'region',
  'nähe',
  'bei',
  'area',
  'near',
  'around',
  'greater',
  'surroundings',
] as const

/** Words that carry no requirement of their own. */
export const emptyWords = new Set(
  (
    'ab aber alle als am an and any are as at auch auf aus bei bereits bereitschaft berufserfahrung bevorzugt bis bitte but by d da das dass dem den der des die dies du durch ein eine einem einen einer eines ' +
    'engagierte engagierten erfahren erfahrene erfahrenen erfahrung erfahrungen erforderlich experience experienced f familiarity for from fuer für gesucht gewuenscht good großes gut gute guten guter gutes haben ' +
    'have having her his ihr ihre ihren im in is ist jahr jahre jahren job kenntnis kenntnisse kenntnissen kenntnisstand knowledge kolleginnen kollegen level looking m mehr mehrere mehrjaehrig mehrjaehrige mehrjaehriger ' +
    'mindestens minimum mind min mit more most moeglich moeglichkeit möglich muss must need needed needs neue neuen neuer nach niveau not notwendig o oder of on or our person please position possible proficiency ' +
    'required requirement role seeking sehr sein sicher sichere sicherer sicherem sind skills skill solide sollte some sowie stelle strong suche suchen sucht team the this to umgang und unser unsere unserem unseren unserer ' +
    'unter use used using versiert very von vor w wanted we wir with wer work working x you your zu zum zur zwingend year years stunden woche wochenstunden hours week least company firma unternehmen betrieb verstaerkung'
  ).split(' '),
)

/** Words for language levels of the Common European Framework. */
export const levelWords: readonly { readonly value: Level; readonly phrases: readonly string[] }[] = [
  ...(['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const).map((value) => ({ value, phrases: [value] })),
  { value: 'C1', phrases: ['verhandlungssicher*', 'fließend*', 'fluent', 'fluently', 'business fluent'] },
  { value: 'A2', phrases: ['grundkenntnisse', 'grundkenntnissen', 'basic'] },
]

/** In an application: the words around say less than the word itself. */
export const limitingWords = [
  'kein',
  'keine',
  'keinen',
  'keiner',
  'ohne',
  'nicht',
  'noch',
  'grundkenntnisse',
  'grundlagen',
  'einblick*',
  'angestrebt',
  'begonnen',
  'geplant',
  'interesse',
  'lerne',
  'einstieg',
  'erste',
  'kurs',
  'zuarbeit',
  'vorbereit*',
  'no',
  'not',
  'without',
  'basic',
  'basics',
  'planned',
  'started',
  'learning',
  'interest',
  'course',
  'first',
] as const

/** Numbers in words. */
export const numberWords: Readonly<Record<string, number>> = {
  ein: 1,
  eins: 1,
  one: 1,
  zwei: 2,
  two: 2,
  drei: 3,
  three: 3,
  vier: 4,
  four: 4,
  fuenf: 5,
  five: 5,
  sechs: 6,
  six: 6,
  sieben: 7,
  seven: 7,
  acht: 8,
  eight: 8,
  neun: 9,
  nine: 9,
  zehn: 10,
  ten: 10,
}

export const monthNames: readonly (readonly string[])[] = [
  ['januar', 'january'],
  ['februar', 'february'],
  ['maerz', 'march'],
  ['april'],
  ['mai', 'may'],
  ['juni', 'june'],
  ['juli', 'july'],
  ['august'],
  ['september'],
  ['oktober', 'october'],
  ['november'],
  ['dezember', 'december'],
]
