import type { CaseRequest } from '#processes'
import { Facts } from '../facts.tsx'
import { useDay, useWords } from '../words.ts'

/** What was asked for: the time of the employment, why it ends, and the duties. */
export function AskedFacts({ request: { from, to, reason, occasion, tasks } }: { readonly request: CaseRequest }) {
  const say = useWords()
  const day = useDay()
  return (
    <>
      <Facts
        facts={[
          [say('fact.employed'), to ? say('fact.fromTo', { from: day(from), to: day(to) }) : say('fact.since', { from: day(from) })],
          reason && [say('field.reason'), say(`reason.${reason}`)],
          occasion && [say('field.occasion'), say(`occasion.${occasion}`)],
        ]}
      />
      <h3>{say('field.tasks')}</h3>
      <ul>
        {tasks.map((task) => (
          <li key={task}>{task}</li>
        ))}
      </ul>
    </>
  )
}
