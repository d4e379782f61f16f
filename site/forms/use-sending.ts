import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { checkForm, controlFields, type FieldErrors, type FormName, refuse } from '#services/forms'
import { errorsOf, type Failure } from './failure.ts'
import { sentAddress } from './form-address.ts'
import { send } from './send.ts'

const FILES = 'files'

interface SendingOptions {
  readonly address: string
  /** What the page said of the same form when it was sent without script. */
  readonly failure: Failure | undefined
  /** Whether a captcha stands in the form and is not solved. */
  readonly isUnsolved: () => boolean
}

/** The life of one form with script: checked here, sent once, then thanks or what went wrong; what was typed stays in the fields. */
export function useSending(form: FormName, { address, failure: answered, isUnsolved }: SendingOptions) {
  const navigate = useNavigate()
  const [failure, setFailure] = useState(answered)
  const [errors, setErrors] = useState(errorsOf(answered))
  const [tries, setTries] = useState({ failed: 0, sent: 0 })
  const [progress, setProgress] = useState<number>()
  const isSending = useRef(false)
  const submission = useRef('')
  useEffect(() => {
    submission.current = newSubmission()
  }, [])

  function fail(next: Failure, wasSent: boolean) {
    setFailure(next)
    setErrors(errorsOf(next))
    setTries(({ failed, sent }) => ({ failed: failed + 1, sent: sent + (wasSent ? 1 : 0) }))
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    const body = new FormData(event.currentTarget)
    const checked = checkForm(form, body)
    if (!checked.isValid) return fail({ kind: 'invalid', errors: checked.errors }, false)
    if (isUnsolved()) return fail(refuse('captcha'), false)
    body.set(controlFields.submission, submission.current)
    // Counted from the arrival of the page, not of React, which comes with the first letter typed.
    body.set(controlFields.age, String(Math.round(performance.now())))
    isSending.current = true
    setProgress(0)
    const outcome = await send(address, body, { onProgress: setProgress })
    isSending.current = false
    setProgress(undefined)
    if (outcome.kind === 'sent') navigate(sentAddress(address, { form, deleteOn: outcome.deleteOn }))
    else fail(outcome, true)
  }

  /** A message goes as soon as its field is right; only of files, which are chosen at once, a new one comes. */
  function reconsider(element: HTMLFormElement, field: string) {
    const checked = checkForm(form, new FormData(element))
    setErrors((before) => afterChange(before, checked.isValid ? {} : checked.errors, field))
  }

  return { failure, errors, tries, progress, submit, reconsider }
}

/** The errors that are left once a field has changed. A message may be missing only until there is a file. */
function afterChange(before: FieldErrors, now: FieldErrors, field: string): FieldErrors {
  const names = new Set([...Object.keys(before), ...(field === FILES ? [FILES] : [])])
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const code = name === field || before[name] === 'message_or_files' ? now[name] : before[name]
      return code ? [[name, code] as const] : []
    }),
  )
}

/** Names one filling of the form, so that sending it twice makes one record. (`randomUUID` is missing where there is no TLS.) */
function newSubmission(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
