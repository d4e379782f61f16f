import { countedAddress, type Limits } from '#limits'
import { refusingServices, type Visitors } from '#services'
import { inBoth } from '#words/said'
import { emptied, limitOf, MAX_BODY_BYTES, readWithin, sentTo } from './page-body.ts'
import { isFromOwnPage } from './same-origin.ts'
import type { SiteHandler } from './site-handler.ts'

export interface PageOptions {
  readonly site: SiteHandler
  readonly visitors: Pick<Visitors, 'servicesFor'>
  readonly limits: Limits
  readonly origin: string
}

/** Pages that are rendered for one address; those from memory are not counted. Rendering one takes some milliseconds of everybody's. */
const RENDERED = { name: 'rendered pages', points: 200, seconds: 20 }

/** What a page hears of a form that was not read. */
const unread = refusingServices('too_large')

/** In both languages: what the visitor reads is not known. */
const tooMany = inBoth('tooManyRequests')
const foreign = inBoth('foreignForm')

/** Asks the router for a page; what is sent to one has to come from a page of ours, and be no longer than its forms are. */
export function pageAnswerer({ site, visitors, limits, origin }: PageOptions): (request: Request, address: string) => Promise<Response> {
  const rendered = limits.limiter(RENDERED)
  return async (request, address) => {
    const { signal } = request
    const guest = { caller: countedAddress(address), signal }
    const { wait } = await rendered.take(guest.caller)
    if (wait !== undefined) return sentence(tooMany, 429, { 'retry-after': String(wait) })
    if (request.method !== 'POST') return site(request, visitors.servicesFor(address, signal), guest)
    if (!isFromOwnPage(request, origin)) return sentence(foreign, 403)
    const sent = sentTo(new URL(request.url).pathname)
    const whole = await readWithin(request, sent ? limitOf(sent) : MAX_BODY_BYTES)
    if (whole) return site(whole, visitors.servicesFor(address, signal), guest)
    return sent ? site(emptied(request), unread, guest) : sentence('Payload Too Large\n', 413)
  }
}

function sentence(text: string, status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } })
}
