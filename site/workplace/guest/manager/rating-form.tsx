import { useState } from 'react'
import { missingIn, offeredTo, type Rating, topicsFor } from '#processes'
import type { CasePage } from '#services/cases'
import { Facts } from '../../facts.tsx'
import { Area, Line } from '../../form/fields.tsx'
import { Press, WorkForm } from '../../form/work-form.tsx'
import { useDay, useWords } from '../../words.ts'
import { GradeField } from './grade-field.tsx'

interface RatingProps {
  readonly page: CasePage
}

const nothing: Pick<Rating, 'grades' | 'overall'> = { grades: {}, overall: null }

/** The rating as one form: save in between, hand in at the end. */
export function RatingForm({ page: { one, days, examples } }: RatingProps) {
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
      <Asked request={request} />
      <WorkForm form="rating" className="formcard wp-form rate">
        <div className="rate-f" onChange={({ currentTarget }) => setCount(graded(currentTarget))}>
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
        <HandIn count={count} total={topics.length} />
      </WorkForm>
      {offeredTo('manager', one).includes('delegate') && <Delegate person={`${request.firstName} ${request.lastName}`} />}
    </>
  )
}

/** How far it has come, and what to do with it. */
function HandIn({ count, total }: { readonly count: number; readonly total: number }) {
  const say = useWords()
  return (
    <div className="stick">
      <p className="rate-n" role="status">
        {say('rating.progress', { count, total })}
      </p>
      <div className="btns">
        <Press deed="rate" isFirst>
          {say('call.rate')}
        </Press>
        <Press deed="saveRating">{say('call.saveRating')}</Press>
      </div>
    </div>
  )
}

/** How many topics have a grade. The first that has none is unfolded: nothing above it moves. */
function graded(form: HTMLElement): number {
  const topics = [...form.querySelectorAll<HTMLDetailsElement>('.rate-d')]
  const isGraded = (topic: HTMLElement) => topic.querySelector(':checked') !== null
  const next = topics.find((topic) => !isGraded(topic))
  if (next) next.open = true
  return topics.filter(isGraded).length
}

/** About whom and for what, and what becomes of the answers. */
function Asked({ request }: Pick<CasePage['one'], 'request'>) {
  const say = useWords()
  const day = useDay()
  const { employer, signer, jobTitle, kind, from, to } = request
  return (
    <>
      <Facts
        facts={[
          [say('fact.kind'), say(`kind.${kind}`)],
          [say('fact.job'), jobTitle],
          [say('fact.employed'), to ? say('fact.fromTo', { from: day(from), to: day(to) }) : say('fact.since', { from: day(from) })],
          [say('fact.askedBy'), `${signer.name}, ${employer.name}`],
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
