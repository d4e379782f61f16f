import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { demoProducts } from './demo.ts'
import { accepted, choices, email, line, newPassword, password, requiredLine } from './fields.ts'

const details = { products: choices(demoProducts), name: requiredLine(limits.name), company: requiredLine(limits.company) }

/** A test access to be made. */
export const trial = z.object({ ...details, email: email(), password: newPassword(), terms: accepted() })

/** Whom to send the link that confirms an address once more. */
export const verification = z.object({ email: email() })

/** Whom to send a link for a new password. */
export const forgotten = z.object({ email: email() })

/** What is asked of who has an access: behind the links of mails, to sign in, in the account. */
export const accountForms = {
  verify: z.object({}),
  reset: z.object({ password: newPassword() }),
  change: z.object({ password: password() }),
  signIn: z.object({ email: email(), password: password() }),
  askCode: z.object({ email: email() }),
  enterCode: z.object({ code: line(limits.code).check(z.regex(/^\d+$/, { error: 'invalid_code' })) }),
  details: z.object(details),
  newPassword: z.object({ oldPassword: password(), password: newPassword() }),
  newEmail: z.object({ email: email() }),
  remove: z.object({ password: password() }),
  again: z.object({ password: password() }),
} as const
