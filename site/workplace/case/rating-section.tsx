import { offeredTo, topicsFor } from '#processes'
import type { CasePage } from '#services/cases'
import { Area } from '../form/fields.tsx'
import { Sure } from '../form/work-form.tsx'
import { GradeLine } from '../grade-line.tsx'
import { useWords } from '../words.ts'

/** What the manager has said, as far as it has come. */
export function RatingSection({ page: { one } }: { readonly page: CasePage }) {
  const say = useWords()
  const { rating, request } = one
  if (!rating) return null
  return (
    <>
      {one.question && <Asked question={one.question} />}
      <p className="small dim">{say(one.question ? 'rating.asked' : rating.isDone ? 'rating.done' : 'rating.open', { name: rating.by })}</p>
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
      {offeredTo('hr', one).includes('askAgain') && <AskAgain name={rating.by} />}
    </>
  )
}

function Asked({ question }: { readonly question: string }) {
  const say = useWords()
  return (
    <div className="said-w">
      <p className="micro">{say('question.asked')}</p>
      <blockquote className="said">{question}</blockquote>
    </div>
  )
}

/** The manager may change their rating, and is told why. */
function AskAgain({ name }: { readonly name: string }) {
  const say = useWords()
  return (
    <Sure form="askAgain" deed="askAgain" label={say('call.askAgain')} question={say('askAgain.text', { name })} press={say('askAgain.press')}>
      <Area name="question" rows={3} />
    </Sure>
  )
}
