import { z } from 'zod'
import type { RecordEvent } from '../realtime/record-event.ts'

const recordNotice = z.object({
  kind: z.literal('record'),
  action: z.enum(['create', 'update', 'delete']),
  collectionId: z.string(),
  id: z.string(),
  /** Of a deleted record: nobody can read them any more. */
  values: z.record(z.string(), z.unknown()).optional(),
})
/** What processes tell each other. */
export const notice = z.discriminatedUnion('kind', [recordNotice, z.object({ kind: z.literal('known') })])

export type RecordNotice = z.infer<typeof recordNotice>

/** What other processes on the same database are told when a transaction has changed collections or settings. */
export const KNOWN_CHANGED = JSON.stringify({ kind: 'known' } satisfies z.infer<typeof notice>)

/** The other processes that work on the same database; where an engine has no word for it, nobody is told. */
export interface Peers {
  /** Tells them of a record once its change is committed. Nobody waits for it; several are told at once. */
  tell(event: RecordEvent): void
}
