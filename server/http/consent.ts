import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import {
  CONSENT_COOKIE,
  CONSENT_COOKIE_DAYS,
  CONSENT_ID,
  CONSENT_PATH,
  CONSENT_STYLES_PATH,
  type Decisions,
  mustAsk,
  type Purpose,
  readDecisions,
  writeDecisions,
} from '#site'
import { isFromOwnPage } from './same-origin.ts'

export interface ConsentOptions {
  /** What this site asks for. */
  readonly offered: readonly Purpose[]
  readonly origin: string
}

/** A handful of short fields. */
const MAX_BYTES = 4096

const SHOWN = `#${CONSENT_ID}{display:block}html body{display:flex;flex-direction:column;min-height:100vh}.page{flex:1 0 auto;width:100%;min-width:0}`
const SIGNAL = `#${CONSENT_ID} .cons-sig{display:block}#${CONSENT_ID} :is(.cons-b,details){display:none}`

/** Takes decisions about consent, and tells browsers without script whether there is something to decide. */
export function consentRoutes({ offered, origin }: ConsentOptions): Hono {
  const app = new Hono()
  app.post(CONSENT_PATH, bodyLimit({ maxSize: MAX_BYTES }), async (c) => {
    if (!isFromOwnPage(c.req.raw, origin)) return c.text('Forbidden\n', 403)
    const form = await c.req.raw.formData().catch(() => new FormData())
    const decided = decide(form, offered)
    if (!decided) return c.text('Bad Request\n', 400)
    const decisions = { ...readDecisions(c.req.header('cookie') ?? ''), ...decided }
    if (Object.keys(decided).length > 0) c.header('set-cookie', cookieOf(decisions, origin))
    c.header('cache-control', 'no-store')
    return c.req.header('accept') === 'application/json' ? c.body(null, 204) : c.redirect(pageBefore(c.req.header('referer')), 303)
  })
  app.get(CONSENT_STYLES_PATH, (c) => {
    const hasSignal = c.req.header('sec-gpc') === '1' || c.req.header('dnt') === '1'
    const isAsked = mustAsk(offered, readDecisions(c.req.header('cookie') ?? ''), hasSignal)
    return c.body((isAsked ? SHOWN : '') + (hasSignal ? SIGNAL : ''), 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-store' })
  })
  return app
}

function cookieOf(decisions: Decisions, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${CONSENT_COOKIE}=${writeDecisions(decisions)}; Path=/; Max-Age=${CONSENT_COOKIE_DAYS * 86_400}; SameSite=Lax${secure}`
}

/** What a form decides: of all that is offered, or of the purposes that it names (`for`). Nothing for a choice that does not exist. */
function decide(form: FormData, offered: readonly Purpose[]): Decisions | undefined {
  const named = form.getAll('for')
  const asked = offered.filter((purpose) => named.length === 0 || named.includes(purpose))
  const granted = { all: asked, none: [], selected: asked.filter((purpose) => form.getAll('granted').includes(purpose)) }
  const choice = String(form.get('choice'))
  if (choice === 'keep') return {}
  if (choice !== 'all' && choice !== 'none' && choice !== 'selected') return undefined
  return Object.fromEntries(asked.map((purpose) => [purpose, granted[choice].some((one) => one === purpose) ? 'granted' : 'denied']))
}

/** The page that the form stood in; the host is ours already, so its path is enough. */
function pageBefore(referer: string | undefined): string {
  const url = referer ? URL.parse(referer) : null
  return url ? `/${`${url.pathname}${url.search}`.replace(/^[/\\]+/, '')}` : '/'
}
