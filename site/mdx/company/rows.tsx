import type { ReactNode } from 'react'

interface Props {
  readonly children?: ReactNode
}

/** Headings at the left, what belongs to them at the right, an ink rule above each. */
export function Rows({ children }: Props) {
  return <dl className="set">{children}</dl>
}

export function Row({ title, note, children }: Props & { title: string; note?: string }) {
  return (
    <div>
      <dt>
        {title}
        {note && <span>{note}</span>}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
