import type { ReactNode } from 'react'

/** What a phone shows on a press, and a wide screen at once (`.fold` in styles/lists.css). */
export function Fold({ summary, children }: { summary: string; children?: ReactNode }) {
  return (
    <details className="fold">
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
