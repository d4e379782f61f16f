import type { SignInOutcome } from '#services/cases'
import { casesPath } from '../../route-table/account-paths.ts'
import { inLocale } from '../../route-table/pages.ts'
import type { Deed, Deeds, Doing, Done } from '../answer-work.server.ts'
import { tokenCookie } from '../cookie.server.ts'

const deeds: Readonly<Record<string, Deed>> = {
  signIn: async (doing) => entered(await doing.cases.signIn(doing.sent), doing),
  // Who is signed in by the SDK need not sign in twice.
  enter: async (doing) => entered(await doing.cases.enter(String(doing.sent.get('token') ?? '')), doing),
  signOut: async ({ context, locale }) => ({ to: inLocale(casesPath, locale), cookie: await tokenCookie('', context) }),
}

/** Coming and going, and what else a page has. */
export function withSessionDeeds(more: Deeds): Deeds {
  return (name) => deeds[name] ?? more(name)
}

async function entered(outcome: SignInOutcome, { context, url, deed }: Doing): Promise<Done> {
  if (outcome.kind !== 'in') return outcome
  const { token } = outcome
  return { to: url.pathname + url.search, cookie: await tokenCookie(token, context), ...(deed === 'signIn' && { session: token }) }
}
