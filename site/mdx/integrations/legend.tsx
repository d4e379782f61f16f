import { type AbilityState, abilityNames, abilityStates, integrations } from '#words/facts'
import { fill, type MessageKey } from '#words/interface'
import { useText } from '../text-context.ts'
import { State } from './ability.tsx'

const meanings = {
  available: 'integration.state.available.means',
  planned: 'integration.state.planned.means',
  possible: 'integration.state.possible.means',
  unproven: 'integration.state.unproven.means',
} as const satisfies Readonly<Record<AbilityState, MessageKey>>

/** What each state in the matrix means, and how often it stands there. */
function StateLegend() {
  const { messages } = useText()
  const all = [...integrations.values()].flatMap((system) => abilityNames.map((name) => system[name].state))
  return (
    <dl className="states">
      {abilityStates.map((state) => {
        const count = all.filter((one) => one === state).length
        if (count === 0) return null
        return (
          <div key={state}>
            <dt>
              <State of={state} />
            </dt>
            <dd>
              {messages[meanings[state]]} <span className="dim">{fill(messages['integration.state.count'], { count, all: all.length })}</span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

export const legend = { StateLegend }
