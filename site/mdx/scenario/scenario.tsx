import type { ReactNode } from 'react'
import { HalyardLabel } from '../../ui/halyard-label.tsx'
import { ScenarioContext } from './context.ts'
import { EnteredLine } from './entered.tsx'
import type { ScenarioName } from './scenarios.ts'

interface Props {
  readonly children?: ReactNode
}

interface ScenarioProps extends Props {
  readonly name: ScenarioName
  readonly flag: string
  readonly label: string
  readonly heading: string
  readonly ground?: 'fog'
}

/** One worked example: its mark, the situation, what becomes of it. */
export function Scenario({ name, flag, label, heading, ground, children }: ScenarioProps) {
  return (
    <section className={ground === 'fog' ? 'sec sec--fog sce' : 'sec sce'} id={name} aria-labelledby={`h-${name}`}>
      <div className="wrap">
        <HalyardLabel flag={flag}>{label}</HalyardLabel>
        <div className="main">
          <h2 id={`h-${name}`}>{heading}</h2>
          <ScenarioContext value={name}>{children}</ScenarioContext>
        </div>
      </div>
    </section>
  )
}

/** The situation in words, and in one line what is entered: all of it stands with the letter. */
export function Situation({ children }: Props) {
  return (
    <div className="sce-t">
      {children}
      <EnteredLine />
    </div>
  )
}

/** A sum that the reader works out with figures of their own. */
export function Formula({ result, children }: Props & { result: string }) {
  return (
    <div className="formula">
      {children}
      <p>= {result}</p>
    </div>
  )
}
