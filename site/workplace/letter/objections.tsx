import type { Objection } from '#processes'
import { useMoment, useWords } from '../words.ts'

/** What the employee objected to, and the answers. */
export function Objections({ objections }: { readonly objections: readonly Objection[] }) {
  const say = useWords()
  const moment = useMoment()
  return objections.map(({ at, text, answer }) => (
    <div key={at} className="said-w">
      <p className="micro">{say('objection.at', { at: moment(at) })}</p>
      <blockquote className="said">{text}</blockquote>
      {answer && (
        <>
          <p className="micro">{say(answer.isAccepted ? 'objection.accepted' : 'objection.declined', { at: moment(answer.at) })}</p>
          <blockquote className="said">{answer.text}</blockquote>
        </>
      )}
    </div>
  ))
}
