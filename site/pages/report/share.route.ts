import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { reportLimits, type ShareOutcome } from '#services/reports'
import { pageNotFound } from '../../blocks/page-not-found.server.ts'
import { reportsContext } from '../../context.ts'
import { localeOfPath } from '../../route-table/paths.ts'

const firm = z
  .string()
  .max(reportLimits.firm)
  .regex(/^\P{Cc}*$/u)
  .nullable()
const body = z.object({ letters: z.array(z.string()), firms: z.array(firm).optional(), days: z.number() })

/** Takes the letters that the analyser's page shares, as JSON, and answers what became of them. */
export async function action({ request, url, context }: ActionFunctionArgs): Promise<Response> {
  const sent = body.safeParse(await request.json().catch(() => undefined))
  const { letters, days, firms = [] } = sent.data ?? { letters: [], days: 1 }
  const authToken = request.headers.get('authorization') ?? undefined
  const outcome = await context.get(reportsContext).share({ texts: letters, firms, days, locale: localeOfPath(url.pathname), authToken })
  return Response.json(outcome, { status: statusOf(outcome), headers: headersOf(outcome) })
}

/** There is nothing to see at this address. */
export async function loader({ url }: LoaderFunctionArgs): Promise<never> {
  throw await pageNotFound(url)
}

function statusOf(outcome: ShareOutcome): number {
  if (outcome.kind === 'refused') return outcome.status
  return { shared: 201, differs: 409, invalid: 422 }[outcome.kind]
}

function headersOf(outcome: ShareOutcome): Record<string, string> {
  const wait = outcome.kind === 'refused' ? outcome.retryAfter : undefined
  return { 'cache-control': 'no-store', ...(wait !== undefined && { 'retry-after': String(wait) }) }
}
