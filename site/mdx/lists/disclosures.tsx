import type { ReactNode } from 'react'

/** Rows that open: what each is about stands in its summary, the rest inside. On paper all are open. */
export function Disclosures({ children }: { children?: ReactNode }) {
  return <div className="faq opens">{children}</div>
}

interface Props {
  readonly title: string
  /** What is to be known without opening it: a question, an outcome. */
  readonly note?: string
  readonly children?: ReactNode
}

export function Disclosure({ title, note, children }: Props) {
  return (
    <details>
      <summary>
        <span>
          {title} {note && <span>{note}</span>}
        </span>
      </summary>
      <div>{children}</div>
    </details>
  )
}
