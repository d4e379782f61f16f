import { gradeSentence } from '#zeugnis'
import { type Half, type LabelledReference, references, singleSentences, traps } from './corpus.ts'
import { effectsOfChanges } from './mutations/effects.ts'
import { pairs, type ReadReference, withAnalysis } from './pairs.ts'
import { rangeFigures } from './ranges.ts'
import { share, Tally } from './tally.ts'

const grades = ['1', '2', '3', '4', '5', 'none'] as const

type GradeName = (typeof grades)[number]
type ByGrade<T> = Record<GradeName, T>

function nameOf(grade: number | null): GradeName {
  return grades.find((name) => name === String(grade)) ?? 'none'
}

function byGrade<T>(make: (grade: GradeName) => T): ByGrade<T> {
  return { 1: make('1'), 2: make('2'), 3: make('3'), 4: make('4'), 5: make('5'), none: make('none') }
}

const count = <T>(all: readonly T[], holds: (one: T) => boolean) => all.filter(holds).length

/** How far the overall grade read is from the labelled one; nothing when one of them is none. Below 0: read better. */
function distance({ reference, read }: ReadReference): number | null {
  return reference.overall === null || read.overall.grade === null ? null : read.overall.grade - reference.overall
}

/** Within half a grade, or rightly without one. */
function isHit(one: ReadReference): boolean {
  const far = distance(one)
  return far === null ? one.reference.overall === one.read.overall.grade : Math.abs(far) <= 0.5
}

/** Of whole references: kind, tense and overall grade. */
function wholes(all: readonly LabelledReference[]) {
  const known = withAnalysis(all)
  const errors = known.map(distance).filter((far) => far !== null)
  return {
    references: all.length,
    known: known.length,
    kind: count(known, ({ reference, read }) => reference.kind === read.kind),
    tense: count(known, ({ reference, read }) => reference.tense === read.tense),
    withinHalf: count(known, isHit),
    meanError: share(
      errors.reduce((sum, error) => sum + Math.abs(error), 0),
      errors.length,
    ),
  }
}

/** Overall grades by the labelled one, 1.5 with 1: where the rules are too kind and where too strict. */
function overallByGrade(all: readonly LabelledReference[]) {
  const known = withAnalysis(all)
  return byGrade((grade) => {
    const those = known.filter(({ reference: { overall } }) => nameOf(overall === null ? null : Math.floor(overall)) === grade)
    return {
      references: those.length,
      withinHalf: count(those, isHit),
      better: count(those, (one) => (distance(one) ?? 0) < -0.5),
      worse: count(those, (one) => (distance(one) ?? 0) > 0.5),
      oneSided: count(those, (one) => !isHit(one) && distance(one) === null),
    }
  })
}

function tallies(all: readonly LabelledReference[]) {
  const [techniques, dimensions, missingParts, defects] = [new Tally(), new Tally(), new Tally(), new Tally()]
  for (const { reference, read } of withAnalysis(all)) {
    missingParts.add(
      read.missingParts.map(({ part }) => part),
      reference.missingParts,
    )
    if (reference.defects)
      defects.add(
        read.defects.map(({ code }) => code),
        reference.defects,
      )
    for (const pair of pairs(reference, read)) {
      techniques.add(
        pair.read.marks.map((mark) => mark.technique).filter((technique) => technique !== 'missing-time-word'),
        pair.label.marks.map((mark) => mark.technique),
      )
      const isSecond = pair.read.dimension !== null && pair.read.dimension === pair.label.alsoDimension
      const labelled = isSecond ? pair.read.dimension : pair.label.dimension
      dimensions.add(pair.read.dimension ? [pair.read.dimension] : [], labelled ? [labelled] : [])
    }
  }
  return {
    techniques: techniques.counts(),
    dimensions: dimensions.counts(),
    missingParts: missingParts.counts(),
    defects: defects.counts(),
  }
}

/** Grades as labelled against grades as read: never one figure, since most real references are very good or good. */
function matrix(graded: readonly { readonly label: number | null; readonly read: number | null }[]) {
  return byGrade((label) => {
    const row = graded.filter((one) => nameOf(one.label) === label)
    return byGrade((read) => count(row, (one) => nameOf(one.read) === read))
  })
}

function sentenceGrades(all: readonly LabelledReference[]) {
  return withAnalysis(all)
    .flatMap(({ reference, read }) => pairs(reference, read))
    .filter(({ label }) => label.dimension !== 'schlussformel')
    .map(({ label, read }) => ({ label: label.grade, read: read.grade }))
}

/** What is made of sentences that praise in appearance only. */
function trapGrades(half: Half) {
  const read = traps(half).map(({ text }) => gradeSentence(text))
  const graded = byGrade((grade) => count(read, (one) => nameOf(one.grade) === grade))
  return { traps: read.length, graded }
}

function measuredHalf(half: Half) {
  const all = references(half)
  const freehand = all.filter(({ style }) => style === 'freehand')
  const single = singleSentences(half).map(({ text, grade }) => ({ label: grade, read: gradeSentence(text).grade }))
  return {
    sentences: all.reduce((sum, { sentences }) => sum + sentences.length, 0),
    bank: wholes(all.filter(({ style }) => style === 'bank')),
    freehand: wholes(freehand),
    overallByGrade: overallByGrade(freehand),
    ...tallies(all),
    sentenceGrades: matrix(sentenceGrades(freehand)),
    singleSentences: single.length,
    singleGrades: matrix(single),
    ...trapGrades(half),
  }
}

/** How the rules do on the corpus, for both halves, as plain data. */
export function measured() {
  return { develop: measuredHalf('develop'), measured: measuredHalf('measured'), ranges: rangeFigures(), changes: effectsOfChanges() }
}
