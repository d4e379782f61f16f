import type { CasePage } from '#services/cases'
import { Comments } from '../letter/comments.tsx'
import { generalIn } from '../letter/parts.ts'
import { useMoment, useWords } from '../words.ts'

/** What the reviewing body has said of the whole; comments on sentences stand at these. */
export function ReviewSection({ page: { one } }: { readonly page: CasePage }) {
  const say = useWords()
  const moment = useMoment()
  const { comments = [], approved, people } = one
  const general = generalIn(comments, one.draft)
  const some = comments.length - general.length
  return (
    <>
      <p>{approved ? say('review.approved', { name: people.reviewer, at: moment(approved) }) : say('review.open', { name: people.reviewer })}</p>
      <Comments comments={general} />
      {some > 0 && <p className="small dim">{say('review.atSentences')}</p>}
    </>
  )
}
