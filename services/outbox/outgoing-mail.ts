import { z } from 'zod'

/** A mail as it waits: everything but its recipient, which has a column of its own. */
export const waitingMail = z.object({
  subject: z.string(),
  /** HTML inside the layout. */
  body: z.string(),
  language: z.enum(['de', 'en']),
  replyTo: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  /** Id of the lead whose files go along, read when the mail goes out. */
  filesOf: z.string().optional(),
})

export type WaitingMail = z.infer<typeof waitingMail>

export interface OutgoingMail extends WaitingMail {
  readonly recipient: string
  /** One mail per reference, however often it is asked for. */
  readonly reference: string
}
