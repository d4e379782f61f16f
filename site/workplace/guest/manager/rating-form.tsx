import { useState } from 'react'
import { missingIn, offeredTo, type Rating, topicsFor } from '#processes'
import type { CasePage } from '#services/cases'
import { Area, Line } from '../../form/fields.tsx'
import { Press, WorkForm } from '../../form/work-form.tsx'
import { useDay, useLocale, useWords } from '../../words.ts'
import { Asked, Incomplete, Question } from './asked-for.tsx'
import { foldGraded } from './fold-graded.ts'
import { GradeField } from './grade-field.tsx'
import { HandIn } from './hand-in.tsx'

interface RatingProps {
  readonly page: CasePage
}

const topicsIn = ({ leads }: CasePage['one']['request']) => [...topicsFor(leads), 'overall' as const]

const nothing: Pick<Rating, 'grades' | 'overall'> = { grades: {}, overall: null }

/** The rating as one form: save in between, hand in at the end. */
export function RatingForm({ page }: RatingProps) {
  const say = useWords()
  const day = useDay()
  const { one, days, events } = page
  const { request, rating } = one
  const total = topicsIn(request).length
  const missing = missingIn(rating ?? nothing, request.leads)
  const [count, setCount] = useState(total - missing.length)
  const [isChanged, setChanged] = useState(false)
  return (
    <>
      {days.state && (
        <p className={days.isLate ? 'late-w' : undefined}>{say(days.isLate ? 'rating.late' : 'rating.due', { day: day(days.state) })}</p>
      )}
      <Incomplete missing={missing} />
      <Question one={one} />
      <Asked request={request} />
      <WorkForm form="rating" className="formcard wp-form rate">
        <div
          className="rate-f"
          onChange={({ currentTarget, target }) => {
            setChanged(true)
            setCount(foldGraded(currentTarget, target))
          }}
        >
          <Area name="tasks" value={(rating?.tasks ?? request.tasks).join('\n')} rows={5} hint={say('rating.tasks')} />
          <Topics page={page} />
          <Area name="words" value={rating?.words} rows={4} hint={say(one.question ? 'rating.words.asked' : 'rating.words.hint')} isOptional />
        </div>
        <HandIn count={count} total={total} last={events.at(-1)?.call} isChanged={isChanged} />
      </WorkForm>
      {offeredTo('manager', one).includes('delegate') && <Delegate person={`${request.firstName} ${request.lastName}`} />}
    </>
  )
}

/** A field for each topic; the first that has no grade yet is unfolded. */
function Topics({ page: { one, examples } }: RatingProps) {
  const say = useWords()
  const locale = useLocale()
  const { request, rating } = one
  const missing = missingIn(rating ?? nothing, request.leads)
  return (
    <>
      <p className="small">
        {say('rating.examples')}
        {request.language !== locale && ` ${say('rating.examples.language', { language: say(`language.${request.language}`) })}`}
      </p>
      <div>
        {topicsIn(request).map((topic) => (
          <GradeField
            key={topic}
            name={topic}
            value={String((topic === 'overall' ? rating?.overall : rating?.grades[topic]) ?? '')}
            examples={examples?.[topic] ?? []}
            lang={request.language}
            isOpen={topic === missing[0]}
          />
        ))}
      </div>
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
