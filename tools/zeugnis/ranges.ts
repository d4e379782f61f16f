import { readFileSync } from 'node:fs'
import { analyse, gradeSentence } from '#zeugnis'
import type { Half } from './corpus.ts'
import { agreement, type Range } from './kappa.ts'

interface Label {
  readonly first: Range
  readonly second: Range
  readonly expected?: Range
  readonly disputed?: boolean
}

interface RangedSentence extends Label {
  readonly text: string
  readonly set: 'sentence' | 'trap'
  readonly insult?: boolean
}

interface RangedLetter {
  readonly text: string
  readonly overall: Label
  readonly sentences: readonly (Label & { readonly text: string; readonly techniques: readonly string[] })[]
}

function readLines<T>(half: Half, name: string): T[] {
  return readFileSync(new URL(`../../zeugnis/corpus/${half}/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

const sentencesOf = (half: Half) => readLines<RangedSentence>(half, 'ranges')
const lettersOf = (half: Half) => readLines<RangedLetter>(half, 'letters')

/** From here on a wording is no praise: sufficient or worse. */
const NO_PRAISE = 4
/** Ranges of wordings that blame may begin half a grade above. */
const BLAMED = 3.5
const FAR = 1

const count = <T>(all: readonly T[], holds: (one: T) => boolean) => all.filter(holds).length

interface Read {
  readonly label: RangedSentence
  readonly expected: Range
  readonly grade: number | null
  readonly by: 'words' | 'similarity' | null
}

/** How far a grade lies outside of a range. */
function off({ grade, expected }: Pick<Read, 'grade' | 'expected'>): number {
  if (grade === null || !expected) return 0
  return Math.max(0, expected[0] - grade, grade - expected[1])
}

function readSentences(half: Half): Read[] {
  const settled = sentencesOf(half).filter(({ disputed }) => !disputed)
  return settled.map((label) => ({ label, expected: label.expected ?? null, ...gradeSentence(label.text) }))
}

function gradedIn(read: readonly Read[]) {
  const graded = read.filter(({ grade }) => grade !== null)
  return {
    sentences: read.length,
    graded: graded.length,
    inRange: count(graded, (one) => off(one) === 0),
    far: count(graded, (one) => off(one) > FAR),
  }
}

/** What was said to be worse than it is: sentences that are no praise and were taken for it. */
function taken(read: readonly Read[]) {
  return { sentences: read.length, praised: count(read, ({ grade }) => grade !== null && grade < NO_PRAISE) }
}

function letterFigures(half: Half) {
  const read = lettersOf(half)
    .filter(({ overall }) => !overall.disputed)
    .map(({ text, overall }) => ({ expected: overall.expected ?? null, analysis: analyse(text) }))
  const known = read.flatMap(({ expected, analysis }) => (analysis.isReference ? [{ expected, grade: analysis.overall.grade }] : []))
  const isHit = (slack: number) => (one: (typeof known)[number]) =>
    one.expected === null || one.grade === null ? one.expected === one.grade : off(one) <= slack
  return { letters: read.length, known: known.length, inRange: count(known, isHit(0)), withinHalf: count(known, isHit(0.5)) }
}

/** How the marks of a missing time adverb agree with the reader who marked them in letters. */
function missingTimeFigures(half: Half) {
  const tally = { right: 0, false: 0, missed: 0 }
  for (const { text, sentences } of lettersOf(half)) {
    const analysis = analyse(text)
    if (!analysis.isReference) continue
    const marked = new Set(
      analysis.sentences
        .filter(({ marks }) => marks.some(({ technique }) => technique === 'missing-time-word'))
        .map(({ start, end }) => spaced(text.slice(start, end))),
    )
    for (const sentence of sentences) {
      const [isMarked, isMissing] = [marked.has(spaced(sentence.text)), sentence.techniques.includes('time-factor-missing')]
      if (isMarked || isMissing) tally[isMarked && isMissing ? 'right' : isMarked ? 'false' : 'missed'] += 1
    }
  }
  return tally
}

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim()

function ofHalf(half: Half) {
  const read = readSentences(half)
  const sentences = read.filter(({ label }) => label.set === 'sentence')
  const traps = read.filter(({ label, expected }) => label.set === 'trap' && (expected === null || expected[0] >= BLAMED))
  const assessing = sentences.filter(({ expected }) => expected !== null)
  const neutral = sentences.filter(({ expected }) => expected === null)
  return {
    assessing: gradedIn(assessing),
    byWords: gradedIn(assessing.filter(({ by }) => by === 'words')),
    bySimilarity: gradedIn(assessing.filter(({ by }) => by === 'similarity')),
    noPraise: taken(traps),
    insults: taken(traps.filter(({ label }) => label.insult)),
    neutral: { sentences: neutral.length, graded: count(neutral, ({ grade }) => grade !== null) },
    letters: letterFigures(half),
    missingTime: missingTimeFigures(half),
  }
}

/** How the reader does on sentences and letters whose grades are ranges, and how far two careful readers agree on them. */
export function rangeFigures() {
  const labels: Label[] = (['develop', 'measured'] as const).flatMap((half) => [
    ...sentencesOf(half),
    ...lettersOf(half).flatMap(({ sentences }) => sentences),
  ])
  return { labels: agreement(labels), develop: ofHalf('develop'), measured: ofHalf('measured') }
}

/** Sentences of the develop half that are read wrongly; those of the other half are never shown. */
export function printErrors(): void {
  for (const one of readSentences('develop')) {
    const isTaken = one.label.set === 'trap' && one.grade !== null && one.grade < NO_PRAISE && (one.expected === null || one.expected[0] >= BLAMED)
    if (isTaken || off(one) > 0) console.log(`${one.grade} (readers: ${one.expected?.join('–') ?? 'none'}, by ${one.by})  ${one.label.text}`)
  }
}
