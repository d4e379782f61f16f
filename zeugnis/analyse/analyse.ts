import { findRole } from '../lexicon/find-role.ts'
import type { AnalysedSentence, Analysis, Closing, NotAReference } from '../model/analysis.ts'
import type { Grade } from '../model/grade.ts'
import { closingMarks, readClosing } from './letter/closing.ts'
import { findDefects } from './letter/defects.ts'
import { type Topics, topicsOf } from './letter/dimensions.ts'
import { findDoubts } from './letter/doubts.ts'
import { missingExpectations, roleIn } from './letter/expectations.ts'
import { readFrame } from './letter/frame.ts'
import { isReference } from './letter/is-reference.ts'
import { kindOf, languageOf, tenseOf } from './letter/kind.ts'
import { contradictions, withLetterMarks } from './letter/letter-marks.ts'
import { findMissing, findParts } from './letter/parts.ts'
import { namesOf } from './letter/people.ts'
import { rate } from './letter/rate.ts'
import { sectionsOf } from './letter/sections.ts'
import { readSentence } from './sentence/grade-sentence.ts'
import { normalise } from './text/normalise.ts'
import { type Sentence, sentences as split } from './text/sentences.ts'

/**
 * Reads a reference. The same text gives the same answer; the time grows with its length.
 * A text that is no German reference is answered as such, never with an exception.
 * @param given any text, as pasted
 * @param role slug of the occupation, if known; else the introduction is asked
 */
export function analyse(given: string, role?: string): Analysis {
  const normalised = normalise(given)
  const language = languageOf(normalised.text)
  if (!normalised.text.trim()) return refuse(language, 'empty')
  if (language !== 'de') return refuse(language, 'other-language')
  const sentences = split(normalised)
  const read = readAll(sentences, normalised.text)
  if (
    !isReference(
      normalised.text,
      read.map(({ sentence }) => sentence),
    )
  )
    return refuse(language, 'no-reference')
  return assemble({
    given,
    text: normalised.text,
    sentences,
    topics: read.map(({ topics }) => topics),
    read: read.map(({ sentence }) => sentence),
    role,
  })
}

function refuse(language: NotAReference['language'], problem: NotAReference['problem']): NotAReference {
  return { isReference: false, language, problem }
}

interface Read {
  readonly sentence: AnalysedSentence
  readonly topics: Topics
}

const silent: Topics = { main: null, touched: new Set() }

function readAll(sentences: readonly Sentence[], text: string): Read[] {
  const sections = sectionsOf(sentences)
  const names = namesOf(text, sentences[sections.indexOf('einleitung')])
  const all = sentences.map((sentence, index): Read => {
    const section = sections[index] ?? 'form'
    const { start, end } = sentence
    if (section === 'schluss')
      return { sentence: { ...ungraded, start, end, section, dimension: 'schlussformel', marks: closingMarks(sentence) }, topics: silent }
    if (section !== 'beurteilung') return { sentence: { ...ungraded, start, end, section, dimension: null }, topics: silent }
    const topics = topicsOf(sentence.text)
    return { sentence: { ...readSentence(sentence, names), start, end, section, dimension: topics.main }, topics }
  })
  return withDuties(all)
}

/** Where no list says what was to be done, the sentences before the first assessment do. */
function withDuties(all: readonly Read[]): Read[] {
  if (all.some(({ sentence }) => sentence.section === 'aufgaben')) return [...all]
  const first = all.findIndex(({ sentence, topics }) => isAssessing(sentence) || topics.touched.has('fachwissen'))
  return all.map((read, index) =>
    index < first && read.sentence.section === 'beurteilung'
      ? { sentence: { ...read.sentence, section: 'aufgaben', dimension: null, abstention: null }, topics: silent }
      : read,
  )
}

function isAssessing({ section, evidence, marks }: AnalysedSentence): boolean {
  return section === 'beurteilung' && evidence.length + marks.length > 0
}

const ungraded = { grade: null, span: null, abstention: null, marks: [], evidence: [], unknown: [] } as const

interface Letter {
  readonly given: string
  readonly text: string
  readonly sentences: readonly Sentence[]
  readonly topics: readonly Topics[]
  readonly read: readonly AnalysedSentence[]
  readonly role: string | undefined
}

function assemble({ given, text, sentences, topics, read, role }: Letter): Analysis {
  const sectionTexts = (section: AnalysedSentence['section']) => sentences.filter((_, index) => read[index]?.section === section)
  const kind = kindOf(text, read)
  const tense = tenseOf(sentences, read)
  const closing = readClosing(sectionTexts('schluss'), kind)
  const graded = withLetterMarks({ sentences, read: read.map((one) => withClosing(one, closing)), closing })
  const frame = readFrame(
    sentences,
    read.map(({ section }) => section),
  )
  const partsInput = {
    sentences: graded,
    touched: topics.map(({ touched }) => touched),
    texts: sentences.map((one) => one.text),
    closing,
    frame,
    kind,
  }
  const parts = findParts(partsInput)
  const slug =
    role !== undefined && findRole(role)
      ? role
      : roleIn(
          sectionTexts('einleitung')
            .map((one) => one.text)
            .join(' '),
        )
  const assessment = sectionTexts('beurteilung')
    .map((one) => one.text)
    .join(' ')
  return {
    isReference: true,
    language: 'de',
    kind,
    tense,
    role: slug,
    ...rate(graded),
    sentences: graded,
    parts,
    missingParts: findMissing(partsInput, parts),
    closing,
    missingExpectations: slug === null || kind === 'einfach' ? [] : missingExpectations(slug, assessment),
    defects: findDefects({ sentences, read: graded, frame, kind, tense, length: given.length }),
    contradictions: contradictions(graded),
    doubts: findDoubts({ sentences, read: graded, kind, repaired: false }),
  }
}

/** A sentence of the closing that regrets, thanks or wishes takes the grade of the closing as a whole. */
function withClosing(read: AnalysedSentence, { grade, regret, thanks, wishes }: Closing): AnalysedSentence {
  if (read.section !== 'schluss') return read
  const holds = [regret, thanks, wishes].some((place) => place && place.start >= read.start && place.start < read.end)
  const own: Grade | null = holds ? grade : null
  return { ...read, grade: own, span: own === null ? null : [own, own] }
}
