import type { ReactNode } from 'react'
import { HalyardLabel } from './halyard-label.tsx'

interface SectionProps {
  /** Of the heading, which the children bring. */
  readonly id: string
  readonly flag: string
  readonly label: string
  readonly onFog?: boolean
  readonly children: ReactNode
}

/** A section with its flag on the halyard. */
export function Section({ id, flag, label, onFog = false, children }: SectionProps) {
  return (
    <section className={onFog ? 'sec sec--fog' : 'sec'} aria-labelledby={id}>
      <div className="wrap">
        <HalyardLabel flag={flag}>{label}</HalyardLabel>
        <div className="main">{children}</div>
      </div>
    </section>
  )
}
