import { type FormEvent, useRef, useState } from 'react'
import { useActionData, useLocation, useNavigate, useRevalidator } from 'react-router'
import { refuse } from '#services/forms'
import { retryAfterOf } from '../../browser/retry-after.ts'
import { DEED_FIELD } from '../../session/deed-fields.ts'
import { type Answer, DONE_FIELD, type Failure, type Heard, SAVED_ID } from '../answer.ts'
import { keepSession } from '../sign-in/keep-session.ts'
import { useLocale } from '../words.ts'
import { leadsAway, typedBeside, unsavedBeside } from './unsaved.ts'
import { useCatchUp } from './use-catch-up.ts'
import { letGo } from './use-leaving.ts'
import { keepTyped } from './use-typed.ts'

/** The address of this page without what was done last: where its forms are sent. */
export function useFormAddress(): string {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.delete(DONE_FIELD)
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

/** The life of one form with script: sent once, then on to where the page leads, or what went wrong; what was typed stays in the fields. */
export function useWork(form: string) {
  const answered = useActionData<Answer>()
  const address = useFormAddress()
  const goOn = useGoingOn()
  const locale = useLocale()
  const { remember, catchUp } = useCatchUp()
  const [{ answer, tries }, setHeard] = useState({ answer: answered?.form === form ? answered : undefined, tries: 0 })
  const settle = (heard: Answer | undefined) => setHeard((before) => ({ answer: heard, tries: before.tries + 1 }))
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)
  const isWarned = useRef(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : {}
    const element = event.currentTarget
    const body = new FormData(element, submitter)
    const where = leadsAway(body.get(DEED_FIELD)) && !isWarned.current ? unsavedBeside(element) : undefined
    if (where !== undefined) {
      // Asked once: a second press goes on without it.
      isWarned.current = true
      return settle({ form, failure: { kind: 'unsaved', where }, typed: textsIn(body) })
    }
    remember(element)
    isSending.current = true
    setBusy(true)
    const heard = await send(address, form, body)
    isSending.current = false
    setBusy(false)
    settle('to' in heard ? undefined : heard)
    if (!('to' in heard)) return
    if (!leadsAway(body.get(DEED_FIELD))) keepTyped(typedBeside(element))
    if (heard.session) await keepSession(heard.session, locale)
    goOn(heard.to)
  }

  return { address, answer, tries, isBusy, submit, catchUp }
}

/** Goes where a form leads; the page that is shown already asks its data anew. */
export function useGoingOn(): (to: string) => void {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { pathname, search } = useLocation()
  return (to) => {
    const there = new URL(to, location.origin)
    if (there.pathname !== pathname) letGo()
    // What is saved in between is said where one is.
    if (there.hash === `#${SAVED_ID}`) navigate(there.pathname + there.search, { preventScrollReset: true })
    else navigate(to)
    if (there.pathname + there.search === pathname + search) void revalidate()
  }
}

const textsIn = (body: FormData) => Object.fromEntries([...body].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/** Sends a form to its page and reads what comes of it. Never rejects: what cannot be read is a failure too. */
export async function send(address: string, form: string, body: FormData): Promise<Heard> {
  const failed = (failure: Failure) => ({ form, failure, typed: {} })
  try {
    const response = await fetch(address, { method: 'POST', body, headers: { accept: 'application/json' } })
    const heard: unknown = await response.json().catch(() => undefined)
    if (isHeard(heard)) return heard
    const wait = retryAfterOf(response.headers.get('retry-after'))
    return failed(response.status === 429 ? refuse('rate_limited', wait) : refuse(response.status === 413 ? 'too_large' : 'backend_away'))
  } catch {
    return failed({ kind: 'refused', reason: 'offline' })
  }
}

/** Our own page answers so; a server in front of it says what it says. */
function isHeard(value: unknown): value is Heard {
  return typeof value === 'object' && value !== null && ('to' in value || 'form' in value)
}
