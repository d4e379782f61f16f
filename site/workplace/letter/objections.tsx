import type { Objection } from '#processes'
import { useDay, useMoment, useWords } from '../words.ts'

/** What the employee objected to, and the answers. */
export function Objections({ objections }: { readonly objections: readonly Objection[] }) {
  const say = useWords()
  const moment = useMoment()
  const day = useDay()
  return objections.map(({ at, text, answer, delivery }) => (
    <div key={at} className="said-w">
      <p className="micro">{say('objection.at', { at: moment(at) })}</p>
      <blockquote className="said">{text}</blockquote>
      {answer?.isAccepted && delivery && (
        <p className="small dim">
          {say('objection.delivery', { way: say(`delivery.${delivery.way}`), day: day(delivery.on) })}
          {delivery.proof && ` ${say('field.proof')}: ${delivery.proof}.`}
          {delivery.received && ` ${say('handover.received')}: ${moment(delivery.received)}.`}
        </p>
      )}
      {answer && (
        <>
          <p className="micro">{say(answer.isAccepted ? 'objection.accepted' : 'objection.declined', { at: moment(answer.at) })}</p>
          <blockquote className="said">{answer.text}</blockquote>
        </>
      )}
    </div>
  ))
}
