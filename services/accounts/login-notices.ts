import { z } from 'zod'
import type { Locale } from '#words/interface'
import { type LoginPart, loginChangedLetter } from '../mails/login-changed.ts'
import { waitingRecord } from '../outbox/queue-mail.ts'

/** A change of how the record of an account signs in. */
export interface LoginChange {
  /** Name of its collection. */
  readonly collection: string
  /** The record as it was. */
  readonly before: Readonly<Record<string, unknown>>
  readonly parts: readonly LoginPart[]
  readonly at: Date
}

const account = z.object({ id: z.string(), email: z.string().min(1), locale: z.enum(['de', 'en']).catch('de') })

/**
 * The mails that tell whoever has had an account until now that its password or address has changed, as records of the outbox:
 * they are to be stored with the change. A stranger who took an account over cannot keep that from its owner.
 */
export function loginNotices({ collection, before, parts, at }: LoginChange, forgotten: (locale: Locale) => string) {
  const owner = collection === 'users' ? account.safeParse(before).data : undefined
  if (!owner) return []
  const { id, email, locale } = owner
  return parts.map((part) => {
    const letter = loginChangedLetter({ part, language: locale, at, forgotten: forgotten(locale) })
    const reference = `access:${part}:${id}:${at.getTime()}`
    return { collection: 'outbox', values: waitingRecord({ ...letter, recipient: email, reference }, at) }
  })
}
