import type { FieldErrors, FormName } from '#services/forms'
import type { MessageKey } from '#words/interface'
import { useMessages } from '../messages/messages.tsx'
import { waitWords } from '../messages/wait-words.ts'
import { ProblemSummary } from '../ui/form/problem-summary.tsx'
import type { Failure } from './failure.ts'
import { NOTICE_ID } from './form-address.ts'
import { problemsOf } from './words.ts'

/** What has to be put in again without script, by form. */
const notKept: Readonly<Partial<Record<FormName, MessageKey>>> = { application: 'form.files.again', trial: 'form.password.again' }

interface FailureProps {
  readonly form: FormName
  readonly failure: Failure
  /** Those that are left. */
  readonly errors: FieldErrors
  readonly email: string
  readonly captchaId: string
}

/** Why a form did not go through, what to do, and another way when it is not the visitor's to mend. */
export function FailureSummary({ form, failure, errors, email, captchaId }: FailureProps) {
  const t = useMessages()
  if (failure.kind === 'invalid') {
    const problems = problemsOf(form, errors, t)
    const again = notKept[form]
    return (
      <ProblemSummary id={NOTICE_ID} title={t('form.invalid', { count: problems.length })} problems={problems}>
        {again && (
          <noscript>
            <p>{t(again)}</p>
          </noscript>
        )}
      </ProblemSummary>
    )
  }
  const { reason } = failure
  const wait = waitWords(t, 'retryAfter' in failure ? failure.retryAfter : undefined)
  const sentence = t(`form.refused.${reason}`, { wait })
  return (
    <ProblemSummary id={NOTICE_ID} title={t('form.notSent')} problems={reason === 'captcha' ? [{ id: captchaId, text: sentence }] : []}>
      {reason !== 'captcha' && <p>{sentence}</p>}
      <p>
        {t(reason === 'too_large' ? 'form.otherWay' : 'form.keptOtherWay')} <a href={`mailto:${email}`}>{email}</a>
      </p>
    </ProblemSummary>
  )
}
