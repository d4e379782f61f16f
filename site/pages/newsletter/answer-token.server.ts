import { type ActionFunctionArgs, data, type MiddlewareFunction, redirect } from 'react-router'
import type { FormServices, TokenOutcome } from '#services/forms'
import { formServicesContext } from '../../context.ts'
import { newsletterPaths } from '../../route-table/pages.ts'
import { findPage } from '../../route-table/paths.ts'

/** What a press on a newsletter page does. */
export type Purpose = keyof typeof newsletterPaths

const act: Readonly<Record<Purpose, (services: FormServices, token: string) => Promise<TokenOutcome>>> = {
  confirm: (services, token) => services.confirmNewsletter(token),
  unsubscribe: (services, token) => services.unsubscribe(token),
}

export function purposeOf(pathname: string): Purpose {
  return findPage(pathname)?.row.path === newsletterPaths.confirm ? 'confirm' : 'unsubscribe'
}

/** The press of the button. What was done is an address of its own, so that a reload does nothing again. */
export async function answerToken({ url, context }: ActionFunctionArgs) {
  const outcome = await act[purposeOf(url.pathname)](context.get(formServicesContext), url.searchParams.get('token') ?? '')
  if (outcome.kind === 'done') throw redirect(`${url.pathname}?done`, 303)
  return data(outcome, outcome.kind === 'unknown' ? 404 : outcome.status)
}

/** A mail program unsubscribes by itself (RFC 8058, section 3.1): it wants a 200 and follows no redirect. */
export const answerOneClick: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  if (request.method !== 'POST' || purposeOf(url.pathname) !== 'unsubscribe') return next()
  const body = await request.clone().text()
  if (!/(^|[\s&"])List-Unsubscribe(=|"\s+)One-Click/.test(body)) return next()
  const outcome = await act.unsubscribe(context.get(formServicesContext), url.searchParams.get('token') ?? '')
  return new Response(null, { status: outcome.kind === 'refused' ? outcome.status : 200 })
}
