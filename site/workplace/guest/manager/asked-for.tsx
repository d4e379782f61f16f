import { useLocation } from 'react-router'
import type { missingIn } from '#processes'
import type { CasePage } from '#services/cases'
import { ProblemSummary } from '../../../ui/form/problem-summary.tsx'
import { DONE_FIELD, INCOMPLETE, NOTICE_ID } from '../../answer.ts'
import { Facts } from '../../facts.tsx'
import { fieldId } from '../../form/form-context.ts'
import { useDay, useWords } from '../../words.ts'

/** What was handed in was not complete: it is saved, and this is what is missing. */
export function Incomplete({ missing }: { readonly missing: ReturnType<typeof missingIn> }) {
  const say = useWords()
  const isSaid = new URLSearchParams(useLocation().search).get(DONE_FIELD) === INCOMPLETE
  if (!isSaid || missing.length === 0) return null
  const problems = missing.map((topic) => ({ id: fieldId('rating', topic), text: say(`field.${topic}`) }))
  return <ProblemSummary id={NOTICE_ID} title={say('rating.incomplete')} problems={problems} />
}

/** What HR asks about the rating, and whose it was before. */
export function Question({ one: { question, rating, people } }: Pick<CasePage, 'one'>) {
  const say = useWords()
  const isOfAnother = rating !== undefined && rating !== null && rating.by !== people.manager
  return (
    <>
      {question && (
        <div className="note note--warn">
          <div>
            <p className="note-t">{say('question.title')}</p>
            <blockquote className="said">{question}</blockquote>
          </div>
        </div>
      )}
      {isOfAnother && (
        <div className="note">
          <p>{say('rating.ofAnother', { name: rating.by })}</p>
        </div>
      )}
    </>
  )
}

/** About whom and for what, and what becomes of the answers. */
export function Asked({ request }: Pick<CasePage['one'], 'request'>) {
  const say = useWords()
  const day = useDay()
  const { employer, jobTitle, kind, from, to } = request
  return (
    <>
      <Facts
        facts={[
          [say('fact.kind'), say(`kind.${kind}`)],
          [say('fact.job'), jobTitle],
          [say('fact.employed'), to ? say('fact.fromTo', { from: day(from), to: day(to) }) : say('fact.since', { from: day(from) })],
          [say('fact.askedBy'), say('hr.of', { employer: employer.name })],
        ]}
      />
      <p className="small">{say('rating.whatBecomes')}</p>
    </>
  )
}
