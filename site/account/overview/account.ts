import * as z from 'zod/mini'
import { demoProducts } from '#services/forms'

const text = z.catch(z.string(), '')

const account = z.object({
  id: z.string(),
  email: z.string(),
  verified: z.boolean(),
  name: text,
  company: text,
  products: z.catch(z.array(z.enum(demoProducts)), []),
  /** Wording of the conditions, and when they were accepted. */
  termsVersion: text,
  termsAccepted: text,
  created: text,
})

/** An access as its owner sees it. */
export type Account = z.output<typeof account>

/** A record of the backend as such an access; undefined for what is none. */
export function readAccount(record: unknown): Account | undefined {
  const read = account.safeParse(record)
  return read.success ? read.data : undefined
}
