import type { Comment } from '#processes'
import { useMoment, useWords } from '../words.ts'

/** What was said of a sentence, or of the whole. */
export function Comments({ comments }: { readonly comments: readonly Comment[] }) {
  const say = useWords()
  const moment = useMoment()
  if (comments.length === 0) return null
  return (
    <ul className="comments">
      {comments.map(({ id, by, text, at }) => (
        <li key={id}>
          <p className="micro">
            <b>{say(`role.${by}`)}</b>, {moment(at)}
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
