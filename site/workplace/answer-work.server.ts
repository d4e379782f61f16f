import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import type { Acted, CaseServices } from '#services/cases'
import { secretFields } from '#services/forms'
import type { Locale } from '#words/interface'
import { casesContext } from '../context.ts'
import { localeOfPath } from '../route-table/paths.ts'
import { DEED_FIELD, FORM_FIELD } from '../session/deed-fields.ts'
import { type Answer, DONE_FIELD, type Failure, NOTICE_ID } from './answer.ts'
import { tokenOf } from './cookie.server.ts'

/** What a form asks for, and by whom. */
export interface Doing {
  readonly cases: CaseServices
  readonly context: Readonly<RouterContextProvider>
  /** The session's, "" for nobody. */
  readonly token: string
  /** What the form calls what is to be done. */
  readonly deed: string
  readonly sent: FormData
  readonly url: URL
  readonly locale: Locale
  readonly param: (name: string) => string
}

/** Where it goes on, a link to show, or why nothing was done. `session`: for the SDK of the browser that signed in by script. */
export type Done = { readonly to: string; readonly cookie?: string; readonly session?: string } | { readonly link: string } | Failure

/** Does what the form asks for. */
export type Deed = (doing: Doing) => Promise<Done>

/** Deeds by the name in the form. */
export type Deeds = (name: string) => Deed | undefined

interface Arguments {
  readonly request: Request
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
  readonly context: Readonly<RouterContextProvider>
}

/**
 * A page's forms: without script 303 to where it goes on, or the page again with what is wrong and what was typed; for the page's script,
 * which asks with `Accept: application/json`, the outcome alone.
 */
export function answersWork(deeds: Deeds) {
  async function action(args: Arguments) {
    const { done, answer } = await answerTo(args, deeds)
    if ('to' in done) throw redirect(done.to, { status: 303, headers: headersOf(done) })
    return data<Answer>(answer, { status: statusOf(done), headers: headersOf(done) })
  }
  const byScript: MiddlewareFunction<Response> = async (args, next) => {
    const isScript = args.request.method === 'POST' && args.request.headers.get('accept') === 'application/json'
    if (!isScript) return next()
    const { done, answer } = await answerTo(args, deeds)
    return Response.json('to' in done ? { to: done.to, session: done.session } : answer, { status: statusOf(done), headers: headersOf(done) })
  }
  return { action, middleware: [byScript] }
}

async function answerTo({ request, url, params, context }: Arguments, deeds: Deeds): Promise<{ readonly done: Done; readonly answer: Answer }> {
  const token = await tokenOf(request)
  // What is no form counts as an empty one; what is longer than a form may be does not come this far.
  const sent = await request.formData().catch(() => new FormData())
  const deed = textIn(sent, DEED_FIELD)
  const doing = {
    ...{ context, token, deed, sent, url, locale: localeOfPath(url.pathname), cases: context.get(casesContext) },
    param: (name: string) => params[name] ?? '',
  }
  const done: Done = (await deeds(deed)?.(doing)) ?? (await unread(doing))
  const failed = 'kind' in done ? { failure: done } : {}
  return { done, answer: { form: textIn(sent, FORM_FIELD), typed: typedIn(sent), ...failed, ...('link' in done && done) } }
}

/** No deed of this page: a form that was too long to be read, which these services then say, or one that was made up. */
async function unread({ cases }: Doing): Promise<Failure> {
  const outcome = await cases.enter('')
  return outcome.kind === 'refused' ? outcome : { kind: 'unknown' }
}

function textIn(sent: FormData, name: string): string {
  const value = sent.get(name)
  return typeof value === 'string' ? value : ''
}

function typedIn(sent: FormData): Answer['typed'] {
  const texts = [...sent].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && !secretFields.includes(entry[0]))
  return Object.fromEntries(texts)
}

const statuses: Readonly<Record<Exclude<Failure['kind'], 'refused'>, number>> = {
  invalid: 422,
  prevented: 409,
  unknown: 404,
  signed_out: 401,
  wrong: 401,
}

function statusOf(done: Done): number {
  if (!('kind' in done)) return 200
  if (done.kind !== 'refused') return statuses[done.kind]
  return 'status' in done ? done.status : 503
}

function headersOf(done: Done): Headers {
  const headers = new Headers()
  if ('cookie' in done && done.cookie !== undefined) headers.set('set-cookie', done.cookie)
  if ('retryAfter' in done && done.retryAfter !== undefined) headers.set('retry-after', String(done.retryAfter))
  return headers
}

/** The same page, which says what was done. */
export function backTo(pathname: string, deed: string): { readonly to: string } {
  return { to: `${pathname}?${new URLSearchParams({ [DONE_FIELD]: deed })}#${NOTICE_ID}` }
}

/** What the service answers, as a page does: done leads back to the page. */
export function afterActing(acted: Acted, { url, deed }: Pick<Doing, 'url' | 'deed'>): Done {
  return acted.kind === 'done' ? backTo(url.pathname, deed) : acted
}
