import { isWorkplaceKey, type Say } from '#words/workplace'
import { useMessages } from '../../messages/messages.tsx'
import { waitWords } from '../../messages/wait-words.ts'
import { casesPath } from '../../route-table/account-paths.ts'
import { inLocale } from '../../route-table/pages.ts'
import { ProblemSummary } from '../../ui/form/problem-summary.tsx'
import { type Answer, type Failure, problemsId } from '../answer.ts'
import { useLocale, useWords } from '../words.ts'
import { fieldId, fieldSentence } from './form-context.ts'

interface ProblemsProps {
  readonly form: string
  readonly failure: NonNullable<Answer['failure']>
  /** Shows the case as it stands now; without script the page does already. */
  readonly catchUp?: (form: HTMLFormElement) => void
}

/** Why a form did not go through, and what to do. */
export function FormProblems({ form, failure, catchUp }: ProblemsProps) {
  const t = useMessages()
  const say = useWords()
  const locale = useLocale()
  const id = problemsId(form)
  if (failure.kind === 'invalid') {
    const problems = Object.entries(failure.errors).map(([name, code]) => ({ id: fieldId(form, name), text: fieldSentence(name, code, t, say) }))
    return <ProblemSummary id={id} title={t('form.invalid')} problems={problems} />
  }
  if (failure.kind === 'unsaved')
    return (
      <ProblemSummary id={id} title={say('unsaved.title', { where: failure.where })} problems={[]}>
        <p>{say('unsaved.text')}</p>
      </ProblemSummary>
    )
  if (failure.kind === 'refused') {
    const wait = waitWords(t, 'retryAfter' in failure ? failure.retryAfter : undefined)
    const text = failure.reason === 'too_large' ? say('error.tooLarge') : t(`form.refused.${failure.reason}`, { wait })
    return (
      <ProblemSummary id={id} title={t('form.notSent')} problems={[]}>
        <p>{text}</p>
      </ProblemSummary>
    )
  }
  return (
    <ProblemSummary id={id} title={titleOf(form, failure, say)} problems={[]}>
      {catchUp && isOutdated(failure) && <CatchUp catchUp={catchUp} />}
      {failure.kind === 'signed_out' && (
        <p>
          <a href={inLocale(casesPath, locale)} target="_blank" rel="noreferrer">
            {say('signIn.elsewhere')}
          </a>
        </p>
      )}
    </ProblemSummary>
  )
}

function CatchUp({ catchUp }: Required<Pick<ProblemsProps, 'catchUp'>>) {
  const say = useWords()
  return (
    <p>
      <button className="btn btn--2 btn--s" type="button" onClick={({ currentTarget }) => currentTarget.form && catchUp(currentTarget.form)}>
        {say('live.press')}
      </button>
    </p>
  )
}

/** Whether the page shows the case as it stood before somebody else acted. */
function isOutdated(failure: ProblemsProps['failure']): boolean {
  return failure.kind === 'prevented' && ['state', 'withdrawn', 'quicker'].includes(failure.why)
}

/** One sentence for each reason; what is missing has one of its own, and so have some forms. */
function titleOf(form: string, failure: Extract<Failure, { kind: 'prevented' | 'unknown' | 'signed_out' | 'wrong' }>, say: Say): string {
  const why = failure.kind === 'prevented' ? failure.why : failure.kind
  const names = [...(failure.kind === 'prevented' ? [`need.${failure.need}`] : []), `prevented.${form}.${why}`, `prevented.${why}`]
  return say(names.find(isWorkplaceKey) ?? 'prevented.state')
}
