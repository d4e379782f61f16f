import type { ReactNode } from 'react'
import { Flag } from '../../ui/flag.tsx'

interface Props {
  readonly flag: string
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

/** One thing that the writer should know. */
export function Check({ flag, title, text, children }: Props) {
  return (
    <div className="chk">
      <b>
        <Flag name={flag} size={20} />
        {title}
      </b>
      <p>{text}</p>
      {children}
    </div>
  )
}
