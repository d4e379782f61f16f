import type { ReactNode } from 'react'
import { Flag } from './flag.tsx'

/** The flag of a section on the halyard, and its label. */
export function HalyardLabel({ flag, children }: { flag: string; children: ReactNode }) {
  return (
    <div className="leine">
      <Flag name={flag} size={52} />
      <span>{children}</span>
    </div>
  )
}
