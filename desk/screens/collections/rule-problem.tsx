import { useSay } from '../../language/language.tsx'
import type { RuleFault } from './stored/rule-fault.ts'

interface RuleProblemProps {
  readonly text: string
  readonly fault: RuleFault
}

/** The rule as it was written, marked from where it goes wrong, and what is wrong there. */
export function RuleProblem({ text, fault: { kind, at, found } }: RuleProblemProps) {
  const say = useSay()
  const end = kind === 'name' ? at + found.length : text.length
  return (
    <p className="problem">
      <code className="rule">
        {text.slice(0, at)}
        <mark>{text.slice(at, end) || ' '}</mark>
        {text.slice(end)}
      </code>{' '}
      {kind === 'name' ? say('records.unknownName', { name: found }) : say('records.unreadable', { at: at + 1 })}
    </p>
  )
}
