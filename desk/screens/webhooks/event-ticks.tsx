import { eventOf, recordActions } from '#services/desk'
import { useSay } from '../../language/language.tsx'

interface EventTicksProps {
  readonly collections: readonly string[]
  readonly chosen: readonly string[]
  readonly problem: string | undefined
}

/** One line for each collection: of what happens to its records the other system hears. */
export function EventTicks({ collections, chosen, problem }: EventTicksProps) {
  const say = useSay()
  return (
    <fieldset className="ticks ticks--rows" aria-describedby={problem && 'events-problem'}>
      <legend>{say('webhooks.events')}</legend>
      {collections.map((collection) => (
        <div key={collection} className="ticks-row">
          <code id={`events-${collection}`}>{collection}</code>
          {recordActions.map((action) => {
            const event = eventOf(collection, action)
            return (
              <label key={event}>
                <input
                  type="checkbox"
                  name="events"
                  value={event}
                  defaultChecked={chosen.includes(event)}
                  aria-describedby={`events-${collection}`}
                />{' '}
                {say(`webhooks.${action}`)}
              </label>
            )
          })}
        </div>
      ))}
      {problem && (
        <p className="problem" id="events-problem">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
