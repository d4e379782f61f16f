import { kindPatterns, languageWords, tenseVerbs } from '../lexicon/section-words.ts'
import type { AnalysedSentence, Analysis, NotAReference, Section } from '../model/analysis.ts'
import type { Kind } from '../model/spec.ts'
import { gradeSentence } from './grade-sentence.ts'
import { normalise } from './normalise.ts'
import { contradictions, rate } from './rate.ts'
import { dimensionOf, sectionOf } from './route.ts'
import { type Sentence, sentences } from './sentences.ts'

/**
 * Reads a reference. The same text gives the same answer; the time grows with its length.
 * A text that is no German reference is answered as such, never with an exception.
 * @param given any text, as pasted
 */
export function analyse(given: string): Analysis {
  const normalised = normalise(given)
  const { text } = normalised
  const language = languageOf(text)
  if (!text.trim()) return refuse(language, 'empty')
  if (language !== 'de') return refuse(language, 'other-language')
  const names = namesOf(text)
  const read = sentences(normalised).map((sentence) => analysed(sentence, names))
  if (!isReference(text, read)) return refuse(language, 'no-reference')
  const tense = tenseOf(text)
  return { isReference: true, language, kind: kindOf(text, read), tense, ...rate(read), sentences: read, contradictions: contradictions(read) }
}

function refuse(language: NotAReference['language'], problem: NotAReference['problem']): NotAReference {
  return { isReference: false, language, problem }
}

function count(text: string, pattern: RegExp): number {
  return [...text.slice(0, 20_000).matchAll(pattern)].length
}

function languageOf(text: string): NotAReference['language'] {
  const [de, en] = [count(text, languageWords.de), count(text, languageWords.en)]
  if (de === 0 && en === 0) return 'unknown'
  return de >= en ? 'de' : 'en'
}

/** Names behind Frau and Herr: in plain-name references they stand without. */
function namesOf(text: string): string[] {
  const found = [...text.slice(0, 20_000).matchAll(/(?<!\p{L})(?:Herrn?|Frau)\s+((?:\p{Lu}[\p{L}-]+\.?\s*){1,4})/gu)]
  return [...new Set(found.flatMap((match) => match[1]?.match(/\p{L}+/gu) ?? []))]
}

function analysed(sentence: Sentence, names: readonly string[]): AnalysedSentence {
  const { start, end, text, origin } = sentence
  const section: Section = sectionOf(text)
  if (section !== 'beurteilung') return { start, end, section, dimension: null, grade: null, span: null, abstention: null, marks: [], unknown: [] }
  const graded = gradeSentence(text, names)
  const marks = graded.marks.map((mark) => ({ ...mark, start: origin[mark.start] ?? start, end: (origin[mark.end - 1] ?? end - 1) + 1 }))
  return { ...graded, marks, start, end, section, dimension: dimensionOf(text) }
}

/** A heading or an introduction, and something assessed or at least a list of tasks behind it. */
function isReference(text: string, read: readonly AnalysedSentence[]): boolean {
  const has = (section: Section) => read.some((sentence) => sentence.section === section)
  const assessed = read.filter(({ dimension, grade }) => dimension !== null && grade !== null).length
  const isNamed = /(?<!\p{L})\p{L}*zeugnis(?!\p{L})/iu.test(text.slice(0, 600))
  if (isNamed) return has('einleitung') || assessed >= 2
  return has('einleitung') && assessed >= 3
}

function kindOf(text: string, read: readonly AnalysedSentence[]): Kind {
  const named = kindPatterns.find(([, pattern]) => pattern.test(text.slice(0, 1500)))?.[0]
  if (named) return named
  return read.some(({ dimension, grade }) => dimension !== null && grade !== null) ? 'qualifiziert' : 'einfach'
}

function tenseOf(text: string): 'past' | 'present' {
  return count(text, tenseVerbs.past) >= count(text, tenseVerbs.present) ? 'past' : 'present'
}
