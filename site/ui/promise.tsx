import type { ReactNode } from 'react'
import { Flag } from './flag.tsx'

/** A promise about a text, with what stands behind it in a fold. The page brings `promise.css`. */
export function Promised({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="priv">
      <summary>
        <Flag name="c" size={22} />
        {summary}
      </summary>
      <div>{children}</div>
    </details>
  )
}
