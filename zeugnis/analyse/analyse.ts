import type { AnalysedSentence, Analysis, Closing, Expectations, NotAReference, ReferenceAnalysis, Section } from '../model/analysis.ts'
import { readClosing } from './letter/closing.ts'
import { findDefects } from './letter/defects/find-defects.ts'
import { findDoubts } from './letter/doubts.ts'
import { readFrame } from './letter/frame.ts'
import { isReference } from './letter/is-reference.ts'
import { kindOf, languageOf, tenseOf } from './letter/kind.ts'
import { contradictions, withLetterMarks } from './letter/letter-marks.ts'
import { findMissing, findParts } from './letter/parts.ts'
import { rate } from './letter/rate.ts'
import { type ReadSentence, readSentences } from './letter/read-sentences.ts'
import { readable } from './text/readable.ts'
import { sentences as split } from './text/sentences.ts'

export interface AnalyseOptions {
  /** Slug of the occupation; without one the introduction is asked. */
  readonly role?: string | undefined
  readonly expectations?: Expectations
}

/**
 * Reads a reference. The same text gives the same answer; the time grows with its length.
 * A text that is no German reference is answered as such, never with an exception.
 * @param given any text, as pasted
 * @param options occupation and what is expected of it; without expectations none is missed
 */
export function analyseLetter(given: string, options: AnalyseOptions = {}): Analysis {
  const normalised = readable(given)
  const { text } = normalised
  const language = languageOf(text)
  if (!text.trim()) return refuse(language, 'empty')
  if (language !== 'de') return refuse(language, 'other-language')
  const all = readSentences(split(normalised), text)
  if (!isReference(text, all)) return refuse(language, 'no-reference')
  return assemble(text, all, normalised.repaired, options)
}

function refuse(language: NotAReference['language'], problem: NotAReference['problem']): NotAReference {
  return { isReference: false, language, problem }
}

function assemble(text: string, all: readonly ReadSentence[], repaired: boolean, options: AnalyseOptions): ReferenceAnalysis {
  const sentences = all.map(({ sentence }) => sentence)
  const plain = all.map(({ read }) => read)
  const kind = kindOf(text, plain)
  const tense = tenseOf(all)
  const closing = readClosing(ofSection(all, 'schluss'), kind)
  const expected = expectedOf(all, options)
  const missingExpectations = kind === 'einfach' ? [] : expected.missing
  const read = withLetterMarks({ sentences, read: plain.map((one) => withClosing(one, closing)), closing, missingExpectations })
  const frame = readFrame(all)
  const letter = { all: all.map((one, index) => ({ ...one, read: read[index] ?? one.read })), closing, frame, kind, tense }
  const parts = findParts(letter)
  const doubts = findDoubts(letter, repaired)
  const rated = rate(read)
  return {
    isReference: true,
    language: 'de',
    kind,
    tense,
    role: expected.role,
    ...rated,
    ...(doubts.some(({ code }) => code === 'two-references') && { overall: { ...rated.overall, confidence: 'low' } }),
    sentences: read,
    parts,
    missingParts: findMissing(letter, parts),
    closing,
    missingExpectations,
    defects: findDefects(letter),
    contradictions: contradictions(read),
    doubts,
  }
}

function ofSection(all: readonly ReadSentence[], section: Section) {
  return all.filter(({ read }) => read.section === section).map(({ sentence }) => sentence)
}

function textOf(all: readonly ReadSentence[], section: Section): string {
  return ofSection(all, section)
    .map(({ text }) => text)
    .join(' ')
}

function expectedOf(
  all: readonly ReadSentence[],
  { role, expectations }: AnalyseOptions,
): Pick<ReferenceAnalysis, 'role'> & { missing: ReferenceAnalysis['missingExpectations'] } {
  const slug = role !== undefined && expectations?.knows(role) ? role : (expectations?.roleIn(textOf(all, 'einleitung')) ?? null)
  return { role: slug, missing: slug === null ? [] : (expectations?.missing(slug, textOf(all, 'beurteilung')) ?? []) }
}

/** A sentence of the closing that regrets, thanks or wishes takes the grade of the closing as a whole. */
function withClosing(read: AnalysedSentence, { grade, regret, thanks, wishes }: Closing): AnalysedSentence {
  const holds = [regret, thanks, wishes].some((place) => place && place.start >= read.start && place.start < read.end)
  return read.section === 'schluss' && holds && grade !== null ? { ...read, grade, span: [grade, grade] } : read
}
