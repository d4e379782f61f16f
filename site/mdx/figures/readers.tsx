import type { ReactNode } from 'react'

/** One sentence of a reference, and what different readers make of it. */
export function Readers({ sentence, children }: { sentence: string; children?: ReactNode }) {
  return (
    <div className="rdr">
      <p className="ref" lang="de">
        {sentence}
      </p>
      <dl>{children}</dl>
    </div>
  )
}

export function Reader({ who, children }: { who: string; children?: ReactNode }) {
  return (
    <div>
      <dt>{who}</dt>
      <dd>{children}</dd>
    </div>
  )
}
