import { z } from 'zod'
import { caseKinds, caseOccasions, caseReasons, reviewBodies } from '#processes'
import record from '../content/facts/sample-cases.json' with { type: 'json' }
import { bilingual } from './bilingual.ts'
import { checkedFile } from './sentences.ts'

const grade = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
const lines = z.array(z.string().min(1)).min(1)
const name = z.string().min(1)

const sample = z.strictObject({
  address: z.enum(['frau', 'herr', 'name']),
  ...{ firstName: name, lastName: name, role: name, title: bilingual, manager: name, reviewer: z.string() },
  kind: z.enum(caseKinds),
  reason: z.enum(caseReasons).nullable(),
  occasion: z.enum(caseOccasions).nullable(),
  /** How long ago the employment began, in years; in how many days it ends. */
  ...{ years: z.int().min(1), endsIn: z.int().nullable() },
  leads: z.boolean(),
  askedBy: z.enum(['hr', 'employee']),
  /** How long ago the case was begun. */
  daysAgo: z.int().min(1).max(13),
  body: z.enum(reviewBodies),
  /** How far it has come. */
  reach: z.enum(['requested', 'rating', 'review', 'draft', 'signing', 'objection']),
  tasks: z.strictObject({ de: lines, en: lines }),
  /** In the order of the topics that are rated. */
  grades: z.array(grade).nullable(),
  overall: grade.optional(),
})

const schema = z.strictObject({
  employer: z.strictObject({ name, city: name }),
  signer: z.strictObject({ name, position: bilingual }),
  names: z.array(name).min(12),
  words: z.strictObject({ rating: bilingual, comment: bilingual, objection: bilingual }),
  cases: z.array(sample),
})

/** Invented people to try the way of a reference with, and the cases that each test access begins with. */
export const sampleCases = checkedFile('facts/sample-cases.json', schema, record)

export type SampleCase = (typeof sampleCases.cases)[number]
