import { type ActionFunctionArgs, data, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import { type FormName, fieldsOf, type Outcome, secretFields } from '#services/forms'
import { formServicesContext } from '../context.ts'
import { findPage, localeOfPath } from '../route-table/paths.ts'
import type { FormAnswer, Typed } from './failure.ts'
import { FORM_FIELD, isFormOf, sentAddress } from './form-address.ts'

interface Arguments {
  readonly request: Request
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

interface Answered {
  readonly form: FormName
  readonly outcome: Outcome
  readonly typed: Typed
}

/** A page's form without script: 303 to the thanks, or the page again with what is wrong and what was typed. */
export async function answerForm(args: ActionFunctionArgs) {
  const { form, outcome, typed } = await answer(args)
  if (outcome.kind === 'sent') throw redirect(sentAddress(args.url.pathname, { form, deleteOn: outcome.deleteOn }), 303)
  return data<FormAnswer>({ form, failure: outcome, typed }, statusOf(outcome))
}

/** The same for the page's script, which asks for the outcome alone: `Accept: application/json`. */
export const answerScript: MiddlewareFunction<Response> = async (args, next) => {
  const isScript = args.request.method === 'POST' && args.request.headers.get('accept') === 'application/json'
  if (!isScript) return next()
  const { outcome } = await answer(args)
  return Response.json(outcome, statusOf(outcome))
}

async function answer({ request, url, context }: Arguments): Promise<Answered> {
  const forms = findPage(url.pathname)?.row.forms ?? []
  const first = forms[0]
  if (!first) throw new RangeError(`No form at ${url.pathname}`)
  const sent = await readForm(request)
  const asked = String(sent.get(FORM_FIELD))
  const form = isFormOf(forms, asked) ? asked : first
  const outcome = await context.get(formServicesContext).send(form, { data: sent, locale: localeOfPath(url.pathname) })
  return { form, outcome, typed: typedIn(form, sent) }
}

/** What is no form counts as an empty one. (What is longer than a form may be does not come this far: `server/http/answer-page.ts`.) */
async function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData())
}

function statusOf(outcome: Outcome): ResponseInit {
  if (outcome.kind === 'sent') return { status: 200 }
  if (outcome.kind === 'invalid') return { status: 422 }
  return { status: outcome.status, ...(outcome.retryAfter !== undefined && { headers: { 'retry-after': String(outcome.retryAfter) } }) }
}

function typedIn(form: FormName, sent: FormData): Typed {
  const shown = fieldsOf(form).filter((field) => !secretFields.includes(field))
  return Object.fromEntries(shown.map((field) => [field, sent.getAll(field).filter((value) => typeof value === 'string')]))
}
