import type { Engines } from '#engines'
import { startVisitors, type Visitors } from '#services'
import { casePath, guestPath, inLocale, invitePath, newsletterPaths, signInPath } from '#site'
import { company } from '#words/facts'
import type { Locale } from '#words/interface'
import { leadsTo } from './backend/open.ts'
import type { ReachedBackend } from './backend/reach.ts'
import type { Env } from './env.ts'
import type { Log } from './log.ts'

interface VisitorsParts {
  readonly env: Env
  readonly backend: ReachedBackend
  readonly engines: Engines
  readonly log: Log
}

/** Starts what visitors set going, as the configuration wants it. */
export function openVisitors({ env, backend, engines, log }: VisitorsParts): Visitors {
  const address = (path: string) => (token: string, locale: Locale) => `${env.ORIGIN}${inLocale(path, locale)}?token=${token}`
  const visitors = startVisitors({
    backend: backend.own,
    engines,
    limits: backend.limits,
    deliver: backend.deliver,
    leadsTo: leadsTo(env),
    host: company.email.split('@').at(-1) ?? '',
    addresses: {
      confirm: address(newsletterPaths.confirm),
      unsubscribe: address(newsletterPaths.unsubscribe),
      enquiry: (id) => `${env.ORIGIN}/_/enquiries/${id}`,
      signIn: (locale) => `${env.ORIGIN}${inLocale(signInPath, locale)}`,
      cases: {
        case: (id, locale) => `${env.ORIGIN}${inLocale(casePath(id), locale)}`,
        guest: (token, locale) => `${env.ORIGIN}${inLocale(guestPath(token), locale)}`,
        invite: address(invitePath),
      },
    },
    captcha: env.RECAPTCHA_SECRET ? { secret: env.RECAPTCHA_SECRET, base: env.RECAPTCHA_URL } : undefined,
    now: () => new Date(),
    onError: (error) => log.error('visitors', { error: withoutAddresses(String(error)) }),
  })
  backend.whenQueued(visitors.sendQueued)
  return visitors
}

/** Mail servers name the recipient when they refuse one: a log has no use for it. */
function withoutAddresses(text: string): string {
  return text.replace(/(?<![^\s<>"'])[^\s<>"']+@[^\s<>"']+/g, '***')
}
