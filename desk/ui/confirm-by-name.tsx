import { type FormEvent, useId, useRef, useState } from 'react'
import { useSay } from '../language/language.tsx'
import { Field } from './field.tsx'
import { isSameName } from './is-same-name.ts'

export interface ConfirmByNameProps {
  readonly label: string
  /** What has to be typed. */
  readonly name: string
  /** What follows. */
  readonly consequence: string
  /** What else is to be done about it, in a paragraph of its own. */
  readonly duty?: string
  /** On the button that does it. */
  readonly action: string
  readonly isDanger?: boolean
  readonly onConfirm: () => Promise<unknown>
}

/** What cannot be undone asks for the name of what it is done to: a slip of the finger does not type it. */
export function ConfirmByName(props: ConfirmByNameProps) {
  const title = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [asked, setAsked] = useState(0)
  return (
    <>
      <button type="button" className={props.isDanger ? 'danger' : ''} onClick={() => dialog.current?.showModal()}>
        {props.label}
      </button>
      <dialog ref={dialog} aria-labelledby={title} onClose={() => setAsked((times) => times + 1)}>
        <ConfirmForm key={asked} {...props} title={title} onClose={() => dialog.current?.close()} />
      </dialog>
    </>
  )
}

interface ConfirmFormProps extends ConfirmByNameProps {
  readonly title: string
  readonly onClose: () => void
}

function ConfirmForm({ label, name, consequence, duty, action, isDanger, onConfirm, title, onClose }: ConfirmFormProps) {
  const say = useSay()
  const [problem, setProblem] = useState<string>()
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    if (!isSameName(typed, name)) return setProblem(say('delete.other', { name }))
    try {
      await onConfirm()
      onClose()
    } catch (error) {
      setProblem(say('asked.failed', { message: error instanceof Error ? error.message : String(error) }))
    }
  }
  return (
    <form onSubmit={submit} noValidate>
      <h2 id={title}>{label}</h2>
      <p>{consequence}</p>
      {duty && <p>{duty}</p>}
      <Field label={say('delete.type', { name })} problem={problem}>
        <input name="name" autoComplete="off" />
      </Field>
      <div className="buttons">
        <button type="submit" className={isDanger ? 'danger' : ''}>
          {action}
        </button>
        <button type="button" className="second" onClick={onClose}>
          {say('delete.keep')}
        </button>
      </div>
    </form>
  )
}
