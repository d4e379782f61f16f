import { type ReactNode, use, useMemo } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { DEED_FIELD, FORM_FIELD } from '../../session/deed-fields.ts'
import { problemsId } from '../answer.ts'
import { MadeLink } from '../made-link.tsx'
import { FormContext } from './form-context.ts'
import { FormProblems } from './form-problems.tsx'
import { SeenContext } from './seen.ts'
import { useWork } from './use-work.ts'

interface WorkFormProps {
  /** Names the form among those of the page; its fields' ids begin with it. */
  readonly form: string
  readonly className?: string
  readonly hasFile?: true
  readonly children: ReactNode
}

/** A form of these pages: whole without script, and sent without leaving the page with it. Its buttons say what is to be done. */
export function WorkForm({ form, className = 'wf', hasFile, children }: WorkFormProps) {
  const { address, answer, tries, isBusy, submit, catchUp } = useWork(form)
  const t = useMessages()
  const seen = use(SeenContext)
  const state = useMemo(() => ({ form, answer, isBusy }), [form, answer, isBusy])
  return (
    <form
      className={className}
      method="post"
      action={`${address}#${problemsId(form)}`}
      {...(hasFile && { encType: 'multipart/form-data' })}
      noValidate
      data-refused={answer?.failure && ''}
      onSubmit={submit}
    >
      <input type="hidden" name={FORM_FIELD} value={form} />
      {seen !== undefined && <input type="hidden" name="seen" value={seen} />}
      {answer?.failure && <FormProblems key={tries} form={form} failure={answer.failure} {...(tries > 0 && { catchUp })} />}
      {answer?.link && <MadeLink key={answer.link} id={problemsId(form)} address={answer.link} />}
      <FormContext value={state}>{children}</FormContext>
      <p className="vh" role="status">
        {isBusy && t('form.sending')}
      </p>
    </form>
  )
}

interface PressProps {
  readonly deed: string
  readonly children: ReactNode
  /** The one thing to do next is filled, all else is not. */
  readonly isFirst?: boolean
  readonly isSmall?: boolean
}

/** A button of a form around it, and what it does. */
export function Press({ deed, children, isFirst = false, isSmall = true }: PressProps) {
  const { isBusy } = use(FormContext)
  return (
    <button className={`btn${isFirst ? '' : ' btn--2'}${isSmall ? ' btn--s' : ''}`} type="submit" name={DEED_FIELD} value={deed} aria-busy={isBusy}>
      {children}
    </button>
  )
}

interface SureProps {
  readonly form: string
  readonly deed: string
  /** What opens the question, and what it says. */
  readonly label: string
  readonly question: string
  readonly press: string
  readonly children?: ReactNode
}

/** What cannot be undone is asked once, in place. */
export function Sure({ form, deed, label, question, press, children }: SureProps) {
  return (
    <details className="sure">
      <summary>{label}</summary>
      <WorkForm form={form}>
        <p>{question}</p>
        {children}
        <div>
          <Press deed={deed}>{press}</Press>
        </div>
      </WorkForm>
    </details>
  )
}

/** One button that is a form. */
export function PressForm({ form, ...press }: PressProps & { readonly form: string }) {
  return (
    <WorkForm form={form} className="pf">
      <Press {...press} />
    </WorkForm>
  )
}
