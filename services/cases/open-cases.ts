import type { Guest } from '#engines'
import { sessionOf, signIn } from '../backend-client/session.ts'
import { checkAccountForm, refuse } from '../forms/index.ts'
import type { Limits } from '../guards/limits.ts'
import type { CaseServices, SignInOutcome } from './case-services.ts'
import { guestCases } from './guest-cases.ts'
import { hrCases } from './hr-cases.ts'
import type { CaseOptions } from './with-session.ts'

/** What a guest of the site does with references on their way; tries to sign in are counted as those of forms. */
export function openCases(options: CaseOptions, limits: Limits): (guest: Guest) => CaseServices {
  return (guest) => ({
    ...hrCases(options, guest),
    ...guestCases(options, guest),
    signIn: (data) => options.orAway(enterByPassword(data, guest, options, limits)),
    enter: (token) => options.orAway(enterByToken(token, options)),
  })
}

async function enterByPassword(data: FormData, { caller }: Guest, { backend }: CaseOptions, limits: Limits): Promise<SignInOutcome> {
  const wait = await limits.try(caller)
  if (wait !== undefined) return refuse('rate_limited', wait)
  const checked = checkAccountForm('signIn', data)
  if (!checked.isValid) return { kind: 'invalid', errors: checked.errors }
  const session = await signIn(checked.values.email, checked.values.password, backend)
  return session ? { kind: 'in', token: session.token } : { kind: 'wrong' }
}

async function enterByToken(token: string, { backend }: CaseOptions): Promise<SignInOutcome> {
  const session = await sessionOf(token, backend)
  return session ? { kind: 'in', token: session.token } : { kind: 'wrong' }
}
