import { z } from 'zod'
import record from '../content/jobs.json' with { type: 'json' }
import { bilingual } from './bilingual.ts'

const lines = z.array(bilingual).min(2)

const opening = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  /** Names the work in neutral words; „(m/w/d)“ stands behind it. */
  title: bilingual,
  about: bilingual,
  /** Hours a week, from and to. */
  hours: z.strictObject({ from: z.int(), to: z.int() }),
  place: bilingual,
  contract: bilingual,
  /** Gross pay a year for full time, in euros. */
  pay: z.strictObject({ from: z.int(), to: z.int() }),
  tasks: lines,
  needed: lines,
  helpful: z.array(bilingual).min(1),
  /** What it offers beside what every opening offers. */
  offer: z.array(bilingual).min(1),
})

const schema = z.strictObject({
  /** As long as it stands, the openings are examples: they say so, and no search engine is told of them. */
  sample: z.boolean(),
  posted: z.iso.date(),
  validThrough: z.iso.date(),
  /** What every opening offers. */
  offer: lines,
  openings: z.array(opening).min(4),
})

export type Jobs = z.infer<typeof schema>
export type Opening = Jobs['openings'][number]

/** The openings, and whether they are real. */
export const jobs: Jobs = schema.parse(record)
