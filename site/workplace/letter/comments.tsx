import type { Comment } from '#processes'
import { useMoment, useWords } from '../words.ts'

interface CommentsProps {
  readonly comments: readonly Comment[]
  /** Within the form of the draft: each can be ticked off. */
  readonly isToSettle?: true
}

/** What was said of a sentence, or of the whole. */
export function Comments({ comments, isToSettle }: CommentsProps) {
  const say = useWords()
  const moment = useMoment()
  if (comments.length === 0) return null
  return (
    <ul className="comments">
      {comments.map(({ id, by, text, at, isSettled, answer }) => (
        <li key={id} className={isSettled ? 'is-settled' : undefined}>
          <p className="micro">
            <b>{say(`role.${by}`)}</b>, {moment(at)}
            {isSettled && !isToSettle && `, ${say('comment.settled')}`}
          </p>
          <p>{text}</p>
          {answer && !isToSettle && <p>{say('comment.answered', { text: answer })}</p>}
          {isToSettle && (
            <>
              <label className="chkf">
                <input type="checkbox" name={`settled.${id}`} value="yes" defaultChecked={isSettled} />
                {say('comment.settled')}
              </label>
              <label className="fld">
                {say('comment.answer')}
                <input type="text" name={`answer.${id}`} defaultValue={answer} maxLength={1000} autoComplete="off" />
              </label>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
