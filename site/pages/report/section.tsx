import type { ReactNode } from 'react'
import { HalyardLabel } from '../../ui/halyard-label.tsx'

interface Props {
  readonly id: string
  readonly flag: string
  readonly label: string
  readonly heading: string
  readonly lead?: string
  readonly onFog?: boolean
  readonly children: ReactNode
}

/** A section of a report: its flag on the halyard, its heading, what was found. */
export function Section({ id, flag, label, heading, lead, onFog = false, children }: Props) {
  return (
    <section className={`sec sec--tight${onFog ? ' sec--fog' : ''}`} aria-labelledby={id}>
      <div className="wrap">
        <HalyardLabel flag={flag}>{label}</HalyardLabel>
        <div className="main rep">
          <div className="rep-h">
            <h2 id={id}>{heading}</h2>
            {lead && <p className="lead">{lead}</p>}
          </div>
          {children}
        </div>
      </div>
    </section>
  )
}
