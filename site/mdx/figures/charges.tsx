import type { ReactNode } from 'react'

interface ChargeProps {
  readonly of: string
  readonly by: string
  /** Who works on their behalf. */
  readonly helper?: string
  readonly children?: ReactNode
}

/** Who is responsible for what: a box for each, in it whoever works on their behalf. */
export function Charges({ children }: { children?: ReactNode }) {
  return <dl className="charges">{children}</dl>
}

export function Charge({ of, by, helper, children }: ChargeProps) {
  return (
    <div>
      <dt>{of}</dt>
      <dd className="charges-by">{by}</dd>
      {helper && <dd className="charges-for">{helper}</dd>}
      <dd>{children}</dd>
    </div>
  )
}
