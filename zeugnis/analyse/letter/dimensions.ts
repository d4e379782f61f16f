import { foldPattern, makeFinder, wordsOf } from '#language'
import { dimensionWords } from '../../lexicon/dimension-words.ts'
import type { Dimension } from '../../model/dimension.ts'

interface Told {
  readonly dimension: Dimension
  readonly weight: number
}

const TELLING = 3

/** Dimensions that a mere hint does not show. */
const fact: readonly Dimension[] = ['fuehrung', 'weiterbildung', 'gesamtbeurteilung']

const findTopics = makeFinder<Told>(
  dimensionWords.flatMap(({ dimension, telling, hinting }) => [
    { phrases: telling, value: { dimension, weight: TELLING } },
    { phrases: hinting, value: { dimension, weight: 1 } },
  ]),
)

export interface Topics {
  /** What the sentence is about most of all. */
  readonly main: Dimension | null
  /** All that it touches: enough to say that the letter is not silent on it. */
  readonly touched: ReadonlySet<Dimension>
}

/** The summarising sentence: the satisfaction of who writes, or the recognition of all that was achieved. */
const summary = foldPattern(
  /(?<!\p{L})(?:hoch)?zufrieden(?:heit)?(?!\p{L})|(?<!\p{L})(?:seine|ihre|die|den|seinen|ihren|seiner|ihrer|der) (?:gesamten? )?(?:\p{L}+ )?(?:arbeits|gesamt)?(?:leistung|leistungen)(?!\p{L})|(?<!\p{L})(?:arbeits|gesamt)?(?:leistung|leistungen|arbeit)(?!\p{L})[^.;]{0,80}(?<!\p{L})(?:Anerkennung|Beifall|Lob)(?!\p{L})|unsere[nr]? (?:\p{L}+ ){0,2}(?:erwartungen|vorstellungen)(?!\p{L})|^(?:zusammenfassend|zusammengefasst|alles in allem|in der summe|in summe|unter dem strich|insgesamt|im ganzen gesehen|abschließend) (?!half|war für|betreute)/iu,
)
/** Not the whole: customers were satisfied, or results met what was expected. */
const partial = foldPattern(
  /(?:Kund|Gäste|Gast|Patient|Mandant|Eltern|Bewohner|Mitarbeiter|Fahrgäst|Schüler|Auftraggeb)\p{L}{0,40}[^.;]{0,60}(?<!\p{L})(?:zufrieden|Zufriedenheit)|(?<!\p{L})Zufriedenheit (?:der|unserer|seiner|ihrer) (?!Vorgesetzt)|(?:Ergebnis|Qualität|tempo|menge|Motivation|Einsatz|Verhalten|Engagement|Kenntnis|Fachwissen|Arbeitsweise|Belastbarkeit|Komponente|Produkt)\p{L}{0,40}[^.;]{0,80}(?:Erwartungen|Vorstellungen)|(?:Erwartungen|Vorstellungen)[^.;]{0,60}(?:Ergebnis|Qualität)/iu,
)

/** The dimensions that a folded sentence assesses, by the words in it. */
export function topicsOf(sentence: string): Topics {
  const words = wordsOf(sentence)
  const found = findTopics(words)
  const scores = new Map<Dimension, number>()
  for (const { value } of found) scores.set(value.dimension, (scores.get(value.dimension) ?? 0) + value.weight)
  const touched = new Set([...scores].filter(([dimension, score]) => score >= TELLING || !fact.includes(dimension)).map(([dimension]) => dimension))
  if (summary.test(sentence) && !partial.test(sentence)) return { main: 'gesamtbeurteilung', touched: touched.add('gesamtbeurteilung') }
  return { main: best(scores), touched }
}

/** The highest score; a single hint at people says less than one at the work. */
function best(scores: ReadonlyMap<Dimension, number>): Dimension | null {
  const ranked = dimensionWords
    .map(({ dimension }) => ({ dimension, score: scores.get(dimension) ?? 0 }))
    .map(({ dimension, score }) => ({ dimension, score: dimension === 'sozialverhalten' && score === 1 ? 0.5 : score }))
  const most = ranked.reduce((high, next) => (next.score > high.score ? next : high))
  return most.score > 0 ? most.dimension : null
}
