import type { ReactNode } from 'react'

interface Props {
  /** What is filled in by hand at the head of the sheet, parted by commas. */
  readonly fields: string
  readonly children?: ReactNode
}

/** A list with a box before each point. Printing the page gives this sheet alone. */
export function Checklist({ fields, children }: Props) {
  return (
    <div className="chk">
      <p className="chk-f" aria-hidden="true">
        {fields.split(', ').map((field) => (
          <span key={field}>{field}</span>
        ))}
      </p>
      {children}
    </div>
  )
}
