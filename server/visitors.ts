import type { Engines } from '#engines'
import { startVisitors, type Visitors } from '#services'
import { inLocale, newsletterPaths, signInPath } from '#site'
import { company } from '#words/facts'
import type { Locale } from '#words/interface'
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
    leadsTo: env.LEADS_TO ?? company.email,
    host: company.email.split('@').at(-1) ?? '',
    addresses: {
      confirm: address(newsletterPaths.confirm),
      unsubscribe: address(newsletterPaths.unsubscribe),
      signIn: (locale) => `${env.ORIGIN}${inLocale(signInPath, locale)}`,
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
