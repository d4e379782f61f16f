import { z } from 'zod'
import record from '../content/flows.json' with { type: 'json' }
import { bilingual } from './bilingual.ts'

/** A place where data is: at the customer, at who works on its behalf, elsewhere. */
const node = z.strictObject({ id: z.string().min(1), zone: z.enum(['customer', 'processor', 'outside']), name: bilingual, where: bilingual })

const step = z.strictObject({
  from: z.string(),
  to: z.string(),
  label: bilingual,
  /** Drawn as a line that ends before it arrives: what does not flow. */
  blocked: z.literal(true).optional(),
  /** The step belongs to one way of connecting a system only. */
  only: z.enum(['push', 'poll', 'api', 'hand']).optional(),
})

/** More columns than this leave no room for words. */
const MAX_NODES = 5

const flow = z
  .strictObject({ nodes: z.array(node).min(2).max(MAX_NODES), steps: z.array(step).min(1) })
  .refine(
    ({ nodes, steps }) => steps.every((one) => [one.from, one.to].every((end) => nodes.some(({ id }) => id === end))),
    'a step begins or ends at a place that is not listed',
  )

export const flowNames = ['hr-system', 'website', 'company', 'visit', 'partners'] as const

export type FlowName = (typeof flowNames)[number]
export type Flow = z.infer<typeof flow>
export type FlowVariant = NonNullable<Flow['steps'][number]['only']>

/** Who sends what to whom, in order. */
export const flows = z.record(z.enum(flowNames), flow).parse(record)
