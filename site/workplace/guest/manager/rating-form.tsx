import { useState } from 'react'
import { type Begun, missingIn, offeredTo, type Rating, topicsFor } from '#processes'
import type { CasePage } from '#services/cases'
import { SAVED_ID, saidElsewhere } from '../../answer.ts'
import { Facts } from '../../facts.tsx'
import { Area, Line } from '../../form/fields.tsx'
import { Press, WorkForm } from '../../form/work-form.tsx'
import { useDone } from '../../use-done.ts'
import { useDay, useWords } from '../../words.ts'
import { foldGraded } from './fold-graded.ts'
import { GradeField } from './grade-field.tsx'

interface RatingProps {
  readonly page: CasePage
}

const nothing: Pick<Rating, 'grades' | 'overall'> = { grades: {}, overall: null }

/** The rating as one form: save in between, hand in at the end. */
export function RatingForm({ page: { one, days, examples, events } }: RatingProps) {
  const say = useWords()
  const day = useDay()
  const { request, rating } = one
  const topics = [...topicsFor(request.leads), 'overall' as const]
  const missing = missingIn(rating ?? nothing, request.leads)
  const [count, setCount] = useState(topics.length - missing.length)
  const storedFor = (topic: (typeof topics)[number]) => (topic === 'overall' ? rating?.overall : rating?.grades[topic]) ?? ''
  return (
    <>
      {days.state && (
        <p className={days.isLate ? 'late-w' : undefined}>{say(days.isLate ? 'rating.late' : 'rating.due', { day: day(days.state) })}</p>
      )}
      <Question one={one} />
      <Asked request={request} />
      <WorkForm form="rating" className="formcard wp-form rate">
        <div className="rate-f" onChange={({ currentTarget, target }) => setCount(foldGraded(currentTarget, target))}>
          <Area name="tasks" value={(rating?.tasks ?? request.tasks).join('\n')} rows={5} hint={say('rating.tasks')} isOptional />
          <p className="small">{say('rating.examples')}</p>
          <div>
            {topics.map((topic) => (
              <GradeField
                key={topic}
                name={topic}
                value={String(storedFor(topic))}
                examples={examples?.[topic] ?? []}
                lang={request.language}
                isOpen={topic === missing[0]}
              />
            ))}
          </div>
          <Area name="words" value={rating?.words} rows={4} hint={say('rating.words.hint')} isOptional />
        </div>
        <HandIn count={count} total={topics.length} last={events.at(-1)?.call} />
      </WorkForm>
      {offeredTo('manager', one).includes('delegate') && <Delegate person={`${request.firstName} ${request.lastName}`} />}
    </>
  )
}

/** How far it has come, and what to do with it. */
interface HandInProps {
  readonly count: number
  readonly total: number
  readonly last: Begun | undefined
}

function HandIn({ count, total, last }: HandInProps) {
  const say = useWords()
  const { name, words, box } = useDone(SAVED_ID, last)
  return (
    <div ref={box} id={SAVED_ID} className="stick" tabIndex={-1}>
      <p className="rate-n" role="status">
        {say('rating.progress', { count, total })}
        {name === saidElsewhere && words && <span className="rate-s"> {say(words)}</span>}
      </p>
      <div className="btns">
        {/* The first button is what the Enter key presses: nothing is handed in by it. */}
        <Press deed="saveRating">{say('call.saveRating')}</Press>
        <Press deed="rate" isFirst>
          {say('call.rate')}
        </Press>
      </div>
    </div>
  )
}

/** What HR asks about the rating, and whose it was before. */
function Question({ one: { question, rating, people } }: Pick<CasePage, 'one'>) {
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
      {isOfAnother && <p>{say('rating.ofAnother', { name: rating.by })}</p>}
    </>
  )
}

/** About whom and for what, and what becomes of the answers. */
function Asked({ request }: Pick<CasePage['one'], 'request'>) {
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

/** Somebody else knows better. */
function Delegate({ person }: { readonly person: string }) {
  const say = useWords()
  return (
    <details className="sure">
      <summary>{say('delegate.label')}</summary>
      <WorkForm form="delegate">
        <p>{say('delegate.text', { person })}</p>
        <Line name="delegate" />
        <div>
          <Press deed="delegate">{say('call.delegate')}</Press>
        </div>
      </WorkForm>
    </details>
  )
}
