import { dimensionWords } from '../../lexicon/dimension-words.ts'
import type { Dimension } from '../../model/dimension.ts'
import { makeFinder } from '../text/finder.ts'
import { foldPattern } from '../text/fold.ts'
import { wordsOf } from '../text/words.ts'

interface Told {
  readonly dimension: Dimension
  readonly weight: number
}

const TELLING = 3

/** Dimensions that a mere hint does not show. */
const fact: readonly Dimension[] = ['fuehrung', 'weiterbildung', 'gesamtbeurteilung']

const findTopics = makeFinder<Told>(
  dimensionWords.flatMap(({ dimension, telling, hinting }) => [
    { words: telling, value: { dimension, weight: TELLING } },
    { words: hinting, value: { dimension, weight: 1 } },
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
  /(?<!\p{L})(?:unsere[rn]?|meiner|aller|zur|größten|vollen|vollsten)\s(?:\p{L}+\s){0,3}Zufriedenheit|(?<!\p{L})(?:wir|ich|wir\p{L}*)(?!\p{L})[^.;]{0,140}(?<!\p{L})(?:hoch)?zufrieden(?!\p{L})|(?<!\p{L})(?:arbeits|gesamt)?(?:leistung|leistungen|arbeit)(?!\p{L})[^.;]{0,80}(?<!\p{L})(?:Anerkennung|Beifall|Lob)(?!\p{L})|(?<!\p{L})(?:seine|ihre|die|den|seinen|ihren|seiner|ihrer|der) (?:gesamten? )?(?:\p{L}+ )?(?:arbeits|gesamt)?(?:leistung|leistungen)(?!\p{L})|(?<!\p{L})(?:aufgaben|arbeiten|tätigkeiten|arbeit)(?!\p{L})[^.;]{0,80}unseren? (?:\p{L}+ )?(?:erwartungen|vorstellungen|anforderungen)|^(?:zusammenfassend|zusammengefasst|alles in allem|in der summe|in summe|unter dem strich|insgesamt|im ganzen gesehen|abschließend) (?!half|war für|betreute)/iu,
)
const served = foldPattern(/(?:Kund|Gäste|Patient|Mandant|Eltern|Bewohner)\p{L}*[^.;]{0,60}(?<!\p{L})(?:zufrieden|Zufriedenheit)/iu)

/** The dimensions that a folded sentence assesses, by the words in it. */
export function topicsOf(sentence: string): Topics {
  const words = wordsOf(sentence)
  const found = findTopics(words)
  const scores = new Map<Dimension, number>()
  for (const { value } of found) scores.set(value.dimension, (scores.get(value.dimension) ?? 0) + value.weight)
  const touched = new Set([...scores].filter(([dimension, score]) => score >= TELLING || !fact.includes(dimension)).map(([dimension]) => dimension))
  if (summary.test(sentence) && !served.test(sentence)) return { main: 'gesamtbeurteilung', touched: touched.add('gesamtbeurteilung') }
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
