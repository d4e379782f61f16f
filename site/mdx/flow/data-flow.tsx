import { type Flow, type FlowName, type FlowVariant, flows } from '#words/facts'
import { fill } from '#words/interface'
import { useText } from '../text-context.ts'

interface DrawingProps {
  readonly flow: Flow
  /** Which of the steps that exclude each other hold. */
  readonly variants?: readonly FlowVariant[]
  readonly system?: string
}

/**
 * Places as lines, what passes between them as numbered arrows. It is one list in reading order, so the drawing is its own
 * text: "from X to Y: what" is read out, and styles draw it where there is room.
 */
export function FlowDrawing({ flow: { nodes, steps }, variants = [], system = '' }: DrawingProps) {
  const { locale, messages } = useText()
  const names = new Map(nodes.map(({ id, name }) => [id, fill(name[locale], { system })]))
  const places = nodes.map(({ id }) => id)
  return (
    <figure className={`flow flow-${nodes.length}`}>
      <ul className="flow-n" aria-label={messages['flow.places']}>
        {nodes.map(({ id, zone, where }) => (
          <li key={id} className={`flow-${zone}`}>
            <div className="flow-b">
              <b>{names.get(id)}</b>
              <span>{where[locale]}</span>
            </div>
          </li>
        ))}
      </ul>
      <ol className="flow-s" aria-label={messages['flow.steps']}>
        {steps
          .filter(({ only }) => !only || variants.includes(only))
          .map(({ from, to, label, blocked }) => (
            <li key={from + to + label.de} className={wayOf(places.indexOf(from), places.indexOf(to), blocked)}>
              <Ends from={names.get(from)} to={from === to ? undefined : names.get(to)} />
              {from !== to && <span className="flow-a" />}
              <span className="flow-l">
                <span>{label[locale]}</span>
              </span>
            </li>
          ))}
      </ol>
    </figure>
  )
}

/** From whom to whom: what a drawn arrow says, for whoever hears the list; on a phone it heads the step, with a small arrow for the word. */
function Ends({ from, to }: { from: string | undefined; to: string | undefined }) {
  const { messages } = useText()
  return (
    <span className="flow-w">
      <b>{from}</b>
      {to !== undefined && (
        <>
          {' '}
          <span className="flow-t">
            <span>{messages['flow.to']}</span>
          </span>{' '}
          <b>{to}</b>
        </>
      )}
      <span className="flow-p">: </span>
    </span>
  )
}

/** Classes for the lines that an arrow spans, and for its direction. Policy allows no styles in attributes. */
function wayOf(from: number, to: number, blocked = false): string {
  const span = `flow-c${Math.min(from, to) + 1} flow-d${Math.max(from, to) + 1}`
  const direction = from === to ? 'flow-self' : from < to ? 'flow-on' : 'flow-back'
  return blocked ? `${span} ${direction} flow-not` : `${span} ${direction}`
}

/** A flow that holds for everybody; those with a system belong to the system's page. */
function DataFlow({ of }: { of: Exclude<FlowName, 'hr-system'> }) {
  return <FlowDrawing flow={flows[of]} />
}

export const flowVocabulary = { DataFlow }
