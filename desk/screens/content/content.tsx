import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContentState } from '#words/desk'
import { useSay, useTimes } from '../../language/language.tsx'
import { Asked } from '../../ui/asked.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Rows } from '../../ui/rows.tsx'
import { outOfStep, REVIEW_MONTHS, type Reviewed, reviewsOf } from './due.ts'
import { LinkCheck } from './link-check.tsx'
import { readContent } from './read-content.ts'

/** What editors have to see to: the law, the two languages, links to others. */
export function Content() {
  const say = useSay()
  const found = useQuery({ queryKey: ['content'], queryFn: readContent })
  return (
    <>
      <Heading title={say('content.title')} />
      <Asked query={found}>
        {(content) => (
          <>
            <LawReviews content={content} />
            <Languages texts={outOfStep(content.texts)} />
            <LinkCheck links={content.links} />
          </>
        )}
      </Asked>
    </>
  )
}

function LawReviews({ content }: { readonly content: ContentState }) {
  const say = useSay()
  const { day } = useTimes()
  const [isWhole, setWhole] = useState(false)
  const all = reviewsOf(content)
  const today = new Date().toISOString().slice(0, 10)
  const due = all.filter(({ dueOn }) => dueOn <= today)
  const [next] = all
  const shown = isWhole ? all : due
  return (
    <section>
      <h2>{say('content.law')}</h2>
      <p className="about">{say('content.lawAbout', { months: REVIEW_MONTHS })}</p>
      {due.length === 0 && next && <p>{say('content.nextDue', { name: next.name, day: day(next.dueOn) })}</p>}
      {shown.length > 0 && <ReviewTable reviews={shown} today={today} />}
      {!isWhole && all.length > due.length && (
        <button type="button" className="second" onClick={() => setWhole(true)}>
          {say('content.all', { count: all.length })}
        </button>
      )}
    </section>
  )
}

function ReviewTable({ reviews, today }: { readonly reviews: readonly Reviewed[]; readonly today: string }) {
  const say = useSay()
  const { day } = useTimes()
  return (
    <Rows heads={['content.what', 'content.revised', 'content.dueOn']}>
      {reviews.map(({ name, place, reviewed, dueOn }) => (
        <tr key={name + place}>
          <th scope="row">
            {name} <span className="dim long">{place}</span>
          </th>
          <td className="num">{day(reviewed)}</td>
          <td className="num">
            {day(dueOn)} {dueOn <= today && <span className="state state--failed">{say('content.due')}</span>}
          </td>
        </tr>
      ))}
    </Rows>
  )
}

function Languages({ texts }: { readonly texts: ContentState['texts'] }) {
  const say = useSay()
  const { day } = useTimes()
  return (
    <section>
      <h2>{say('content.languages')}</h2>
      <p className="about">{say('content.languagesAbout')}</p>
      {texts.length === 0 ? (
        <p>{say('content.inStep')}</p>
      ) : (
        <Rows heads={['content.what', 'content.german', 'content.english']}>
          {texts.map(({ folder, title, revised: { de, en } }) => (
            <tr key={folder}>
              <th scope="row">
                {title} <span className="dim">content/{folder}</span>
              </th>
              <td className="num">{day(de)}</td>
              <td className="num">{day(en)}</td>
            </tr>
          ))}
        </Rows>
      )}
    </section>
  )
}
