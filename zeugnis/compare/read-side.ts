import { fold, type Place, wordsOf } from '#language'
import { normalise } from '../analyse/text/normalise.ts'
import type { AnalysedSentence, ReferenceAnalysis } from '../model/analysis.ts'
import { subjectOf } from '../replace/subject.ts'
import { peopleAmong } from './people-words.ts'
import { praiseAmongDuties } from './praise-among-duties.ts'
import { countsOf, stemOf } from './stems.ts'

/** A sentence of one of the texts. */
export interface Unit {
  readonly index: number
  readonly read: AnalysedSentence
  /** As it stands there. */
  readonly given: string
  /** Folded, on one line. */
  readonly text: string
  readonly words: readonly string[]
  readonly stems: readonly string[]
  /** The words as one text: sentences with the same have the same wording. */
  readonly key: string
  /** Where a passage of the folded text stands in the whole text. */
  readonly placeOf: (passage: Place) => Place
}

/** One of the texts, read. */
export interface Side {
  readonly text: string
  readonly analysis: ReferenceAnalysis
  readonly units: readonly Unit[]
  /** All of its words. */
  readonly words: ReadonlySet<string>
  /** The people towards whom conduct is judged, by the stems of what they are called. */
  readonly people: ReadonlySet<string>
  /** How often each word stands in the closing, by its stem. */
  readonly closing: ReadonlyMap<string, number>
  readonly closingWords: ReadonlySet<string>
  /** The words of the name of whom the letter is about. */
  readonly names: ReadonlySet<string>
}

export interface Sides {
  readonly before: Side
  readonly after: Side
}

/**
 * A text with the words of its sentences, by which they are recognised whatever their spelling, line ends and marks.
 * @param given as it was pasted
 * @param text the same without marks of type
 */
export function readSide(given: string, text: string, analysis: ReferenceAnalysis): Side {
  const sentences = praiseAmongDuties(text, analysis.sentences)
  const units = sentences.map((read, index) => unitOf({ given, text }, read, index))
  const closing = units.filter(({ read }) => read.section === 'schluss')
  const conduct = units.filter(({ read }) => read.dimension === 'sozialverhalten')
  return {
    text,
    analysis,
    units,
    words: new Set(units.flatMap(({ words }) => words)),
    people: new Set(conduct.flatMap((unit) => peopleAmong(unit).map(({ stem }) => stem))),
    closing: countsOf(closing.flatMap(({ stems }) => stems)),
    closingWords: new Set(closing.flatMap((unit) => unit.words)),
    names: namesIn(given),
  }
}

function namesIn(given: string): ReadonlySet<string> {
  const subject = subjectOf(given)
  const names = subject ? [...subject.surnames, ...subject.given] : []
  return new Set(names.flatMap((name) => wordsOf(name).map(({ key }) => key)))
}

function unitOf(texts: { readonly given: string; readonly text: string }, read: AnalysedSentence, index: number): Unit {
  const given = texts.given.slice(read.start, read.end)
  const { text, origin } = normalise(texts.text.slice(read.start, read.end))
  const folded = text.replaceAll('\n', ' ')
  const words = wordsOf(folded).map(({ key }) => key)
  const at = (place: number) => read.start + (origin[place] ?? 0)
  const placeOf = ({ start, end }: Place) => ({ start: at(start), end: at(end) })
  return { index, read, given, text: folded, words, stems: words.map(stemOf), key: words.join(' ') || fold(given.trim()), placeOf }
}

/** Marks by which chatbots set type: rules between parts, bold and slanted words, headings. „Kolleg*innen“ is a word. */
const marks = /(?<=^|\n)(?:-{3,10}|\*{3,10})(?=\r?\n|$)|\*{2,3}|(?<!\p{L})\*(?=\p{L})|(?<=[\p{L}.,:])\*(?!\p{L})|(?<=^|\n)#{1,6} |`/gu
const bullet = /(?<=^|\n)([ \t]{0,8})[*+•](?= )/gu
/** „2. Montage“: a day of a month is no item. */
const numbered = /(?<=^|\n)([ \t]{0,8})(\d{1,2})[.)](?= {1,4}(?!(?:Jan|Feb|Mär|Apr|Mai|Juni|Juli|Aug|Sep|Okt|Nov|Dez)\p{Ll}*[ \n.])\p{L})/gu

/** A space without width, which the analysis leaves out. */
const INVISIBLE = '\u200b'

/** The text with what nobody sees for marks of type, so that all else stays at its place. Items of lists all begin with a dash. */
export function withoutMarks(text: string): string {
  return withoutNumbers(text)
    .replace(bullet, '$1-')
    .replace(marks, (mark) => INVISIBLE.repeat(mark.length))
}

/** A number is that of an item where the one before it or behind it stands at the beginning of a line as well. */
function withoutNumbers(text: string): string {
  const all = new Set([...text.matchAll(numbered)].map(([, , figure]) => Number(figure)))
  return text.replace(numbered, (whole, indent: string, figure: string) => {
    const isOfList = all.has(Number(figure) - 1) || all.has(Number(figure) + 1)
    return isOfList ? `${indent}-${INVISIBLE.repeat(figure.length)}` : whole
  })
}
