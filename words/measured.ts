import { z } from 'zod'
import { dimensions } from '#zeugnis/terms'
import record from '../content/facts/methode.json' with { type: 'json' }

const count = z.int().nonnegative()

export const gradeNames = ['1', '2', '3', '4', '5', 'none'] as const

export const techniqueNames = [
  'time-factor',
  'superlative',
  'relativisation',
  'negation',
  'coded-phrase',
  'distance',
  'passive-voice',
  'omission',
  'reversed-order',
  'contradiction',
  'irony',
] as const

/** What was found and labelled: right, found only, labelled only. */
const counts = z.strictObject({ right: count, false: count, missed: count })
const byGrade = <T extends z.ZodType>(of: T) => z.record(z.enum(gradeNames), of)

const wholes = z.strictObject({ references: count, known: count, kind: count, tense: count, withinHalf: count, meanError: z.number() })

const half = z.strictObject({
  sentences: count,
  bank: wholes,
  freehand: wholes,
  overallByGrade: byGrade(z.strictObject({ references: count, withinHalf: count, better: count, worse: count, oneSided: count })),
  techniques: z.record(z.enum(techniqueNames), counts),
  dimensions: z.record(z.enum(dimensions), counts),
  missingParts: z.record(z.string(), counts),
  defects: z.record(z.string(), counts),
  sentenceGrades: byGrade(byGrade(count)),
  singleSentences: count,
  singleGrades: byGrade(byGrade(count)),
  traps: count,
  graded: byGrade(count),
})

const graded = z.strictObject({ sentences: count, graded: count, inRange: count, far: count })
const taken = z.strictObject({ sentences: count, praised: count })

/** On sentences and letters that two readers graded in ranges. */
const ranges = z.strictObject({
  assessing: graded,
  byWords: graded,
  bySimilarity: graded,
  noPraise: taken,
  insults: taken,
  neutral: z.strictObject({ sentences: count, graded: count }),
  letters: z.strictObject({ letters: count, known: count, inRange: count, withinHalf: count }),
  missingTime: counts,
})
/** Cohen's κ of the two: on the grade, quadratically weighted, and on whether there is one. */
const labels = z.strictObject({ sentences: count, disputed: count, grades: z.number(), given: z.number() })

/** Sentences that were changed in one way: how many, how many with a grade in both versions, how many of these with a worse one then, and by how many grades on average. */
const effect = z.strictObject({ changed: count, graded: count, worse: count, by: z.number() })

const schema = z.strictObject({
  date: z.iso.date(),
  develop: half,
  measured: half,
  ranges: z.strictObject({ labels, develop: ranges, measured: ranges }),
  changes: z.strictObject({ timeWord: effect, superlative: effect, hedge: effect, passive: effect }),
})

/** Groups of traps that were read when the rules did not know them yet: how many were taken for praise, of how many. The page on the method has them by group. */
export const trapGroups = [
  [24, 60],
  [14, 60],
  [4, 70],
  [4, 80],
  [10, 80],
  [14, 120],
] as const

const sum = (of: readonly number[]) => of.reduce((whole, part) => whole + part, 0)
const latest = trapGroups.slice(-2)

/** Traps of the last two groups: the older ones taught the rules what these still know nothing of. */
export const newTraps = { praised: sum(latest.map(([praised]) => praised)), traps: sum(latest.map(([, traps]) => traps)) }

export type Counts = z.infer<typeof counts>
export type MeasuredHalf = z.infer<typeof half>

/** How the reference engine did on its corpus, by label and reading; written by `npm run zeugnis -- measure --write`. */
export const figures = schema.parse(record)
