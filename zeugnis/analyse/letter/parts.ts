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

function isExpected(part: ReferencePart, { kind, all }: ReadLetter): boolean {
  if (optional.includes(part)) return false
  if (performance.includes(part) && hasUnroutedSentence(all)) return false
  if (kind === 'einfach' && assessedDimensions.some((dimension) => dimension === part)) return false
  if (part === 'schlussformel') return kind === 'qualifiziert' || (kind !== 'einfach' && all.every(({ read }) => read.section !== 'schluss'))
  if (part === 'fuehrung') return all.some(({ sentence, read }) => read.section !== 'form' && leads.test(sentence.text))
  return true
}

/** A sentence that assesses something the rules do not know: then nothing is said to be missing. */
function hasUnroutedSentence(all: ReadLetter['all']): boolean {
  return all.some(({ read }) => read.section === 'beurteilung' && read.dimension === null)
}

function missing(part: ReferencePart): MissingPart {
  const { basis, missing: explanation } = partTexts[part]
  return { part, basis: bases[basis], explanation }
}
