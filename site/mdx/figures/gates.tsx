import { useText } from '../text-context.ts'
import { partsOf } from './figure.tsx'
import { SmallGates } from './small/gates.tsx'

interface GateProps {
  readonly ask: string
  /** The answer that leads out here, and where to. */
  readonly out: 'yes' | 'no'
  readonly to: string
}

/** Questions one below the other: one answer leads on, the other to a result; who has passed all comes to the last. */
export function Gates({ end, children }: { end: string; children?: React.ReactNode }) {
  const { messages, pictures } = useText()
  const gates = partsOf<GateProps>(children)
  pictures.push(<SmallGates gates={gates.map(({ props }) => props)} end={end} />)
  return (
    <ol className="gates">
      {gates.map(({ props: { ask, out, to } }) => (
        <li key={ask}>
          <b>{ask}</b>{' '}
          <span className="gates-o">
            <i>{messages[`figure.${out}`]}</i> {to}
          </span>{' '}
          <span className="gates-d">
            <i>{messages[out === 'yes' ? 'figure.no' : 'figure.yes'].replace(':', '')}</i>
          </span>
        </li>
      ))}
      <li className="gates-e">
        <b>{end}</b>
      </li>
    </ol>
  )
}

/** One question; drawn and written by the list. */
export function Gate(_: GateProps) {
  return null
}
