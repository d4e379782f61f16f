import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import {
  type AccountFormName,
  type AccountFormValues,
  checkAccountForm,
  demoProducts,
  type FieldError,
  type FieldErrors,
  limits,
  passwordLimits,
} from '#services/forms'
import type { MessageKey } from '#words/interface'
import { useMessages } from '../messages/messages.tsx'
import { faultOf } from '../session/client.ts'
import { CheckFields } from '../ui/form/choice-fields.tsx'
import { ProblemSummary } from '../ui/form/problem-summary.tsx'
import { LineField } from '../ui/form/text-fields.tsx'
import { useFaultWords } from './use-fault-words.ts'
import { Username } from './username.tsx'

export interface OwnField {
  readonly name: string
  readonly label: MessageKey
  /** `checks`: the products; their value is a list. */
  readonly type: 'text' | 'email' | 'password' | 'checks'
  readonly autoComplete?: string
  readonly hint?: MessageKey
  readonly value?: string | readonly string[]
}

interface OwnFormProps<F extends AccountFormName> {
  readonly form: F
  readonly fields: readonly OwnField[]
  readonly submit: MessageKey
  /** Does it; rejects with the client's error. */
  readonly send: (values: AccountFormValues<F>) => Promise<unknown>
  /** What it means when the backend finds something wrong. */
  readonly refused: MessageKey
  /** Whose password it is: for the browser's own keeper of passwords. */
  readonly username?: string
  /** Said when it is done and the form stays. */
  readonly done?: MessageKey
  readonly onExpired?: () => void
  /** Beside the button. */
  readonly children?: ReactNode
}

interface State {
  readonly errors: FieldErrors
  /** What the backend said. */
  readonly said?: string
  readonly isDone?: true
  /** Counts the failures: each brings a new summary, which takes the focus. */
  readonly failed: number
}

const longest: Readonly<Record<string, number>> = limits

/** A form for who has an access: checked here, sent by the backend's own client. What was typed stays until it went through. */
export function OwnForm<F extends AccountFormName>({ form, fields, submit, send, refused, username, done, onExpired, children }: OwnFormProps<F>) {
  const t = useMessages()
  const faultWords = useFaultWords(refused)
  const [state, setState] = useState<State>({ errors: {}, failed: 0 })
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)
  const fail = (what: Pick<State, 'errors' | 'said'>) => setState(({ failed }) => ({ ...what, failed: failed + 1 }))

  async function submitted(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    const element = event.currentTarget
    const checked = checkAccountForm(form, new FormData(element))
    if (!checked.isValid) return fail({ errors: checked.errors })
    isSending.current = true
    setBusy(true)
    try {
      await send(checked.values)
      clearPasswords(element)
      setState({ errors: {}, isDone: true, failed: 0 })
    } catch (error) {
      const said = faultWords(error)
      fail({ errors: {}, ...(said && { said }) })
      if (faultOf(error) === 'expired') onExpired?.()
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  const sentence = ({ name, label }: OwnField, code: FieldError) =>
    t(`form.error.${code}`, { label: t(label), max: longest[name] ?? limits.password, shortest: passwordLimits.shortest })
  const problems = fields.flatMap((field) => {
    const code = state.errors[field.name]
    return code ? [{ id: `${form}-${field.name}`, text: sentence(field, code) }] : []
  })
  const { said, failed } = state
  return (
    <form className="ownform" method="post" data-react="" noValidate onSubmit={submitted}>
      {problems.length > 0 && <ProblemSummary key={failed} id={`${form}-problems`} title={t('access.check')} problems={problems} />}
      {said && <ProblemSummary key={failed} id={`${form}-problems`} title={said} problems={[]} />}
      {username && <Username value={username} />}
      {fields.map((field) => {
        const code = state.errors[field.name]
        return <Control key={field.name} id={`${form}-${field.name}`} field={field} error={code && sentence(field, code)} />
      })}
      <div className="btns">
        <button className="btn btn--s" type="submit" aria-busy={isBusy}>
          {t(isBusy ? 'form.sending' : submit)}
        </button>
        {children}
      </div>
      <p className="small" role="status">
        {state.isDone && done && t(done)}
      </p>
    </form>
  )
}

/** What was sent is not to lie about; everything else stays. */
function clearPasswords(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('[type=password]')) field.value = ''
}

interface ControlProps {
  readonly id: string
  readonly field: OwnField
  readonly error: string | undefined
}

function Control({ id, field, error }: ControlProps) {
  const t = useMessages()
  const { name, label, type, autoComplete = 'off', hint, value = '' } = field
  const shared = { id, name, label: t(label), error, hint: hint && t(hint, { shortest: passwordLimits.shortest }) }
  if (type !== 'checks') return <LineField {...shared} type={type} autoComplete={autoComplete} enterKeyHint="send" defaultValue={String(value)} />
  const options = demoProducts.map((product) => ({ value: product, label: t(`form.option.${product}`) }))
  return <CheckFields {...shared} options={options} chosen={Array.isArray(value) ? value : []} />
}
