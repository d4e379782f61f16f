import { offeredTo, topicsFor } from '#processes'
import type { CasePage } from '#services/cases'
import { PressForm } from '../form/work-form.tsx'
import { GradeLine } from '../grade-line.tsx'
import { useWords } from '../words.ts'

/** What the manager has said, as far as it has come. */
export function RatingSection({ page: { one } }: { readonly page: CasePage }) {
  const say = useWords()
  const { rating, request } = one
  if (!rating) return null
  return (
    <>
      <p className="small dim">{say(rating.isDone ? 'rating.done' : 'rating.open', { name: rating.by })}</p>
      <ul className="grades">
        {topicsFor(request.leads).map((topic) => (
          <GradeLine key={topic} label={say(`field.${topic}`)} grade={rating.grades[topic] ?? null} />
        ))}
        <GradeLine label={say('field.overall')} grade={rating.overall} />
      </ul>
      {rating.words && (
        <>
          <h3>{say('rating.words')}</h3>
          <blockquote className="said">{rating.words}</blockquote>
          <p className="small dim">{say('rating.words.note')}</p>
        </>
      )}
      <h3>{say('field.tasks')}</h3>
      <ul>
        {rating.tasks.map((task) => (
          <li key={task}>{task}</li>
        ))}
      </ul>
      {offeredTo('hr', one).includes('askAgain') && (
        <PressForm form="askAgain" deed="askAgain">
          {say('call.askAgain')}
        </PressForm>
      )}
    </>
  )
}
