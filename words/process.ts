import { z } from 'zod'
import { caseStates, keptKinds, type ProcessRules } from '#processes'
import record from '../content/facts/process.json' with { type: 'json' }
import { bilingual } from './bilingual.ts'
import { checkedFile } from './sentences.ts'

const days = z.int().min(0).max(366)
const reason = z.strictObject({ statute: z.string().optional(), ruling: z.string().optional(), text: bilingual })

const schema = z.strictObject({
  reviewed: z.iso.date(),
  stateDays: z.partialRecord(z.enum(caseStates), days),
  ...{ interimDays: days, afterEndDays: days, archiveDays: days, trialDays: days },
  keptDays: z.record(z.enum(keptKinds), days),
  reasons: z.strictObject({ end: reason, afterEnd: reason, interim: reason, signature: reason, review: reason, system: reason, data: reason }),
})

const { reasons, reviewed, ...rules } = checkedFile('facts/process.json', schema, record)

/** How many days each step of a reference may take, and how long what is kept; the numbers of our own trial. */
export const processRules: ProcessRules = rules

/** Where the numbers and steps come from; each names a statute or a ruling of the law record, if one says so. */
export const processReasons = reasons

/** When the reasons were last compared with the law. */
export const processReviewed = reviewed
