import { z } from 'zod'
import type { Begun, CaseRole } from '#processes'
import de from '../content/case-mails/de.json' with { type: 'json' }
import en from '../content/case-mails/en.json' with { type: 'json' }
import { checkedTwins, says } from './sentences.ts'

const places = ['person', 'job', 'manager', 'reviewer', 'day'] as const
const call = z.strictObject({ title: says(...places), text: says(...places), button: says() })

/** What is told to whom: by call and role (`processes/steps.ts`; a test compares). */
const calls = z.strictObject({
  ...{ 'open.employee': call, 'ask.employee': call, 'open.hr': call },
  ...{ 'askRating.manager': call, 'askAgain.manager': call, 'delegate.manager': call, 'remind.manager': call },
  ...{ 'askReview.reviewer': call, 'remind.reviewer': call },
  ...{ 'rate.hr': call, 'sendBack.hr': call, 'approve.hr': call, 'confirmReceipt.hr': call, 'object.hr': call },
  ...{
    'deliver.employee': call,
    'acceptObjection.employee': call,
    'declineObjection.employee': call,
    'withdraw.employee': call,
    'archive.employee': call,
  },
  ...{ 'withdraw.manager': call, 'withdraw.reviewer': call },
})

const schema = z.strictObject({
  to: says('role', 'name'),
  note: says(),
  roles: z.strictObject({ hr: says(), employee: says(), manager: says(), reviewer: says() }),
  calls,
  invite: z.strictObject({ title: says('name'), text: says('name', 'brand', 'day'), button: says(), note: says('name') }),
})

/** The sentences of the mails on the way of a reference. */
export const caseMailTexts = checkedTwins('case-mails', schema, { de, en })

/** What the clock does is told in the same words as when a person does it. */
const byClock: ReadonlyMap<string, Begun> = new Map([
  ['remindOverdue', 'remind'],
  ['archiveQuietly', 'archive'],
])

/** The mail that tells a role of a call, or that what they asked for has begun; a reminder is the same whoever sends it. Undefined when none does. */
export function caseMailOf(done: Begun | 'ask', role: CaseRole): keyof z.infer<typeof calls> | undefined {
  const name = `${byClock.get(done) ?? done}.${role}`
  return calls.keyof().safeParse(name).data
}
