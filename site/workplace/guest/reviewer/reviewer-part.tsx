import { type Begun, type CaseView, offeredTo } from '#processes'
import type { CasePage } from '#services/cases'
import { guestPath } from '../../../route-table/account-paths.ts'
import { inLocale } from '../../../route-table/pages.ts'
import { Area } from '../../form/fields.tsx'
import { Press, WorkForm } from '../../form/work-form.tsx'
import { Comments } from '../../letter/comments.tsx'
import { History } from '../../letter/history.tsx'
import { Letter } from '../../letter/letter.tsx'
import { generalIn, type Numbered } from '../../letter/parts.ts'
import { ReadingOf } from '../../letter/reading-of.tsx'
import { useDay, useLocale, useMoment, useWords } from '../../words.ts'
import { SentenceComment } from './sentence-comment.tsx'

interface ReviewerProps {
  readonly page: CasePage
  readonly token: string
}

/** The letter with what has changed in it, and a word to say about it. */
export function ReviewerPart({ page, token }: ReviewerProps) {
  const say = useWords()
  const locale = useLocale()
  const { one, reading } = page
  const mayComment = offeredTo('reviewer', one).includes('comment')
  if (!one.draft) return <WithoutDraft page={page} />
  return (
    <>
      <ReviewState page={page} />
      <div className="two">
        <section aria-labelledby="letter">
          <h2 id="letter" className="wp-h">
            {say('review.letter')}
          </h2>
          <Letter draft={one.draft} comments={one.comments ?? []} lang={one.request.language} {...(mayComment && { after: commentAt })} />
          <p className="wp-files">
            <a href={inLocale(`${guestPath(token)}/entwurf.pdf`, locale)}>{say('file.pdf')}</a>
          </p>
        </section>
        <div className="two-b">
          <ReviewForms page={page} />
          <Comments comments={generalIn(one.comments ?? [], one.draft)} />
          <section aria-labelledby="reading">
            <h2 id="reading" className="wp-h">
              {say('review.reading')}
            </h2>
            {reading && <ReadingOf reading={reading} lang={one.request.language} />}
            <p className="small">{say('review.basis')}</p>
          </section>
        </div>
      </div>
      <h2 className="wp-h">{say('part.history')}</h2>
      <p className="small">{say('history.part')}</p>
      <History events={page.events} />
    </>
  )
}

/** HR works at the draft: what was said of it stays in sight. */
function WithoutDraft({ page }: Pick<ReviewerProps, 'page'>) {
  return (
    <>
      <ReviewState page={page} />
      <Comments comments={page.one.comments ?? []} />
    </>
  )
}

const commentAt = (sentence: Numbered) => <SentenceComment sentence={sentence} />

/** Where it stands: whose turn it is, or what was decided and when. */
function ReviewState({ page: { one, days, events } }: Pick<ReviewerProps, 'page'>) {
  const say = useWords()
  const day = useDay()
  const moment = useMoment()
  const last = events.findLast(({ call }) => call === 'approve' || call === 'sendBack')
  if (one.state === 'review' && days.state)
    return <p className={days.isLate ? 'late-w' : undefined}>{say(days.isLate ? 'review.late' : 'review.due', { day: day(days.state) })}</p>
  const standing = standingOf(last?.call, one)
  return (
    <div className={last ? 'note note--ok' : 'note'}>
      <div>
        <p className="note-t">{say(`reviewer.${standing}`, { at: last ? moment(last.at) : '' })}</p>
        {(standing === 'sentBack' || standing === 'approved') && <p>{say(`reviewer.${standing}.text`)}</p>}
      </div>
    </div>
  )
}

function standingOf(last: Begun | undefined, { approved, state }: CaseView) {
  if (state === 'withdrawn') return 'withdrawn'
  if (last === 'sendBack') return 'sentBack'
  return last === 'approve' && approved ? 'approved' : 'notYet'
}

/** A word about the whole, send back, approve: what the table offers. */
function ReviewForms({ page: { one } }: Pick<ReviewerProps, 'page'>) {
  const say = useWords()
  const offered = offeredTo('reviewer', one)
  if (!one.draft || !offered.includes('comment')) return null
  return (
    <div className="next">
      <h2>{say('review.title')}</h2>
      <p>{say('review.how')}</p>
      <WorkForm form="comment">
        <Area name="text" label={say('comment.whole')} rows={3} />
        <div>
          <Press deed="comment">{say('call.comment')}</Press>
        </div>
        <p className="small">{say('review.decide')}</p>
        <div className="btns next-b">
          {offered.includes('sendBack') && <Press deed="sendBack">{say('call.sendBack')}</Press>}
          {offered.includes('approve') && <Press deed="approve">{say('call.approve')}</Press>}
        </div>
      </WorkForm>
    </div>
  )
}
