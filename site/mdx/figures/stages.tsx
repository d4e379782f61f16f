import type { ReactNode } from 'react'

/** What becomes of one thing, step after step. */
export function Stages({ children }: { children?: ReactNode }) {
  return <ol className="stages">{children}</ol>
}

export function Stage({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <li>
      <b>{name}</b>
      <div>{children}</div>
    </li>
  )
}
