import type { CasePage } from '#services/cases'
import { useHandover, useTurn } from '../case-words.ts'
import { useDay, useWords } from '../words.ts'

/** What kind of reference it is, whose turn it is, and until when. */
export function CaseFacts({ page: { one, days } }: { readonly page: CasePage }) {
  const say = useWords()
  const day = useDay()
  const turn = useTurn()
  const handover = useHandover()
  const { request, state } = one
  const facts = [
    { term: say('fact.kind'), text: `${say(`kind.${request.kind}`)}, ${say(`language.${request.language}`)}` },
    { term: say('fact.job'), text: request.jobTitle },
    { term: say('fact.turn'), text: turn(state) },
    ...(days.state ? [{ term: say('fact.state'), text: day(days.state), isLate: days.isLate }] : []),
    ...(state === 'withdrawn' ? [] : [{ term: say('fact.handover'), text: handover(days) }]),
    { term: say('fact.end'), text: day(days.end) },
  ]
  return (
    <dl className="case-facts">
      {facts.map(({ term, text, ...more }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {text}
            {'isLate' in more && more.isLate && <b className="late-w"> {say('late')}</b>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
