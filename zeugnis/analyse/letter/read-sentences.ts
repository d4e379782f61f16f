import { foldPattern } from '#language'
import type { AnalysedSentence, Section } from '../../model/analysis.ts'
import type { Dimension } from '../../model/dimension.ts'
import { readSentence } from '../sentence/grade-sentence.ts'
import { inLetter } from '../sentence/similarity/surety.ts'
import type { Sentence } from '../text/sentences.ts'
import { closingMarks } from './closing.ts'
import { type Topics, topicsOf } from './dimensions.ts'
import { namesOf } from './people.ts'
import { sectionsOf } from './sections.ts'

/** A sentence as split, as read, and what it touches. */
export interface ReadSentence {
  readonly sentence: Sentence
  readonly read: AnalysedSentence
  readonly topics: Topics
}

const silent: Topics = { main: null, touched: new Set() }
const ungraded = { grade: null, span: null, abstention: null, by: null, marks: [], evidence: [], unknown: [] } as const

/** Whoever is called honest and no more is not graded for conduct by it: it is said so that silence accuses nobody. */
const honesty = foldPattern(/^(?:[\p{L}.-]+ ){1,4}(?:war|ist) (?:ehrlich|diskret|vertrauenswürdig)(?: und|,|\.?$)/u)
const BARE = 3

/** For these published scales ask for no time adverb. */
const timeless: readonly Dimension[] = ['fachwissen', 'weiterbildung']

/** Reads the sentences of a letter one by one, each by its section. */
export function readSentences(sentences: readonly Sentence[], text: string): ReadSentence[] {
  const sections = sectionsOf(sentences)
  const names = namesOf(text, sentences[sections.indexOf('einleitung')])
  return withDuties(sentences.map((sentence, index) => readOne(sentence, sections[index] ?? 'form', names)))
}

function readOne(sentence: Sentence, section: Section, names: ReadonlySet<string>): ReadSentence {
  const plain = { ...ungraded, start: sentence.start, end: sentence.end, section, dimension: null }
  if (section === 'schluss') return { sentence, read: { ...plain, dimension: 'schlussformel', marks: closingMarks(sentence) }, topics: silent }
  if (section !== 'beurteilung') return { sentence, read: plain, topics: silent }
  const topics = topicsOf(sentence.text)
  const read = readSentence(sentence, names, inLetter)
  const marks =
    topics.main !== null && timeless.includes(topics.main) ? read.marks.filter(({ technique }) => technique !== 'missing-time-word') : read.marks
  const dimension = read.grade === BARE && honesty.test(sentence.text) ? null : topics.main
  return { sentence, read: { ...plain, ...read, marks, dimension }, topics }
}

/** Where no list says what was to be done, the sentences before the first assessment do. */
function withDuties(all: readonly ReadSentence[]): ReadSentence[] {
  if (all.some(({ read }) => read.section === 'aufgaben')) return [...all]
  const first = all.findIndex(({ read, topics }) => isAssessing(read) || topics.touched.has('fachwissen'))
  return all.map((one, index) => (index < first && one.read.section === 'beurteilung' ? asDuty(one) : one))
}

function asDuty({ sentence, read }: ReadSentence): ReadSentence {
  return { sentence, read: { ...ungraded, start: read.start, end: read.end, section: 'aufgaben', dimension: null }, topics: silent }
}

/** Whether a sentence assesses: words of praise or blame or a technique stand in it. */
export function isAssessing({ section, by, evidence, marks }: AnalysedSentence): boolean {
  return section === 'beurteilung' && (by === 'words' || evidence.length + marks.length > 0)
}
