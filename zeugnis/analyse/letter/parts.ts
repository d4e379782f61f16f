import { foldPattern, type Place } from '#language'
import { bases } from '../../lexicon/bases.ts'
import { partTexts } from '../../lexicon/part-names.ts'
import { type AnalysedSentence, type FoundPart, type MissingPart, type ReferencePart, referenceParts } from '../../model/analysis.ts'
import { assessedDimensions, performanceTopics } from '../../model/dimension.ts'
import type { ReadLetter } from './letter.ts'

/** Parts that nobody misses. */
const optional: readonly ReferencePart[] = ['unternehmen', 'weiterbildung']

/** What an assessing sentence without a telling word may well be about. */
const performance: readonly ReferencePart[] = ['gesamtbeurteilung', ...performanceTopics.filter((topic) => !optional.includes(topic))]

/** The parts of a letter that are there, in their conventional order; each from its first sentence to its last. */
export function findParts(letter: ReadLetter): FoundPart[] {
  const places = new Map<ReferencePart, Place | null>([...formalParts(letter), ...assessedParts(letter)])
  return referenceParts.flatMap((part) => {
    const place = places.get(part)
    return place ? [{ part, ...place }] : []
  })
}

function formalParts({ all, closing, frame }: ReadLetter): [ReferencePart, Place | null][] {
  const ofSection = (section: AnalysedSentence['section']) => cover(all.map(({ read }) => read).filter((read) => read.section === section))
  const formula = [closing.regret, closing.thanks, closing.wishes].filter((place) => place !== null)
  return [
    ['briefkopf', frame.letterhead],
    ['ueberschrift', frame.heading],
    ['einleitung', ofSection('einleitung')],
    ['unternehmen', ofSection('unternehmen')],
    ['aufgaben', ofSection('aufgaben')],
    ['schlussformel', cover(formula)],
    ['ortDatum', frame.placeAndDate],
    ['unterschrift', frame.signature],
  ]
}

function assessedParts({ all }: ReadLetter): [ReferencePart, Place | null][] {
  return assessedDimensions.map((dimension) => [dimension, cover(all.filter(({ topics }) => topics.touched.has(dimension)).map(({ read }) => read))])
}

function cover(places: readonly Place[]): Place | null {
  if (places.length === 0) return null
  return { start: Math.min(...places.map(({ start }) => start)), end: Math.max(...places.map(({ end }) => end)) }
}

const leads = foldPattern(
  /(?<!\p{L})(?:personalverantwortung|disziplinarisch|führung (?:von|eines|des|der|unseres|unserer) (?:\p{L}+ ){0,3}(?:mitarbeite|beschäftigt|team|köch|gesell|kräft|abteilung|person)|(?:mitarbeite\p{L}*|beschäftigten?|personen|kräften?) (?:unterstellt|geführt|zu führen)|unterstellt\p{L}*|(?:führte|leitete|führt|leitet) (?:\p{L}+ ){0,3}(?:mitarbeite|beschäftigte|personen|leute|köch)|leitung (?:eines|des) (?:\p{L}+ ){0,2}teams)/iu,
)

/** Customary parts that the letter lacks; a simple reference lacks no assessment, leadership only who led. */
export function findMissing(letter: ReadLetter, found: readonly FoundPart[]): MissingPart[] {
  const has = new Set(found.map(({ part }) => part))
  return referenceParts.filter((part) => !has.has(part) && isExpected(part, letter)).map((part) => missing(part))
}

/**
 * Whether it is nearly certain that a part is missing. Dimensions of performance go by many words: they are missed only
 * where every sentence that assesses was graded and none is about anything like it. Duties may stand in prose.
 */
function isExpected(part: ReferencePart, letter: ReadLetter): boolean {
  const { kind, all } = letter
  if (optional.includes(part) || part === 'aufgaben') return false
  if (kind === 'einfach' && (part === 'schlussformel' || assessedDimensions.some((dimension) => dimension === part))) return false
  if (part === 'einleitung' || part === 'ueberschrift') return false
  if (part === 'schlussformel') return all.every(({ sentence, read }) => read.section !== 'schluss' && !closes.test(sentence.text))
  if (part === 'fuehrung') return all.some(({ sentence, read }) => read.section !== 'form' && leads.test(sentence.text))
  if (part === 'sozialverhalten') return all.every(({ sentence, read }) => read.section === 'form' || !deals.test(sentence.text))
  if (performance.includes(part)) return isFullyRead(letter) && missedTopics.includes(part)
  return true
}

/** What a thanks or a wish is told by, wherever it stands. */
const closes = foldPattern(/(?<!\p{L})(?:dank\p{L}*|bedank\p{L}*|wünsch\p{L}*|bedauer\p{L}*)(?!\p{L})/iu)
/** Any word of people or of dealing with them. */
const deals = foldPattern(
  /verh(?:alten|ielt|ält)|umgang|auftreten|(?<!\p{L})trat |kolleg|vorgesetzt|kund|gäst|patient|team|freundlich|höflich|hilfsbereit|zusammenarbeit|respekt|chef|leitung|mitarbeiter|beliebt|geschätzt|ehrlich|bürger|eltern|kinder|mandant|bewohner/iu,
)
/** Those whose absence readers of every trade notice. */
const missedTopics: readonly ReferencePart[] = ['leistungsbereitschaft', 'fachwissen', 'gesamtbeurteilung']

/** So many graded sentences say what there is to say. */
const ENOUGH = 5

function isFullyRead({ all }: ReadLetter): boolean {
  const assessing = all.filter(({ read }) => read.section === 'beurteilung')
  return assessing.length >= ENOUGH && assessing.every(({ read }) => read.dimension !== null && read.grade !== null)
}

function missing(part: ReferencePart): MissingPart {
  const { basis, missing: explanation } = partTexts[part]
  return { part, basis: bases[basis], explanation }
}
