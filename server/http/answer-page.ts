import { refuse } from '#services/forms'
import { awayReports } from '#services/reports'
import type { VisitorServices, Visitors } from '#services/visitors'
import { emptied, formsOf, limitOf, MAX_BODY_BYTES, readWithin } from './page-body.ts'
import { isFromOwnPage } from './same-origin.ts'
import type { SiteHandler } from './site-handler.ts'

export interface PageOptions {
  readonly site: SiteHandler
  readonly visitors: Pick<Visitors, 'servicesFor'>
  readonly origin: string
}

const tooLarge = async () => refuse('too_large')

/** What a page hears of a form that was not read. */
const unread: VisitorServices = { send: tooLarge, confirmNewsletter: tooLarge, unsubscribe: tooLarge, followLink: tooLarge, reports: awayReports }

const FOREIGN = 'Dieses Formular kam nicht von einer Seite dieser Website.\nThis form did not come from a page of this website.\n'

/** Asks the router for a page; what is sent to one has to come from a page of ours, and be no longer than its forms are. */
export function pageAnswerer({ site, visitors, origin }: PageOptions): (request: Request, address: string) => Promise<Response> {
  return async (request, address) => {
    if (request.method !== 'POST') return site(request, visitors.servicesFor(address))
    if (!isFromOwnPage(request, origin)) return sentence(FOREIGN, 403)
    const forms = formsOf(new URL(request.url).pathname)
    const whole = await readWithin(request, forms ? limitOf(forms) : MAX_BODY_BYTES)
    if (whole) return site(whole, visitors.servicesFor(address))
    return forms ? site(emptied(request), unread) : sentence('Payload Too Large\n', 413)
  }
}

function sentence(text: string, status: number): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
