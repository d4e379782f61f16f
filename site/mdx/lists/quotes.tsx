import type { ReactNode } from 'react'

/** Several quotes on one sheet, each beside its pennant. */
export function Quotes({ children }: { children?: ReactNode }) {
  return <div className="quotes">{children}</div>
}
