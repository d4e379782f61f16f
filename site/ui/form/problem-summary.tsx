import { type ReactNode, useEffect, useRef } from 'react'
import { Flag } from '../flag.tsx'

export interface Problem {
  /** Id of the control to go to. */
  readonly id: string
  readonly text: string
}

interface SummaryProps {
  readonly id: string
  readonly title: string
  readonly problems: readonly Problem[]
  /** What else there is to say, below the list. */
  readonly children?: ReactNode
}

/**
 * What kept a form from being sent, with a link to each field. It takes the focus when it appears; without script the
 * address that answers has to end in its id.
 */
export function ProblemSummary({ id, title, problems, children }: SummaryProps) {
  const titleId = `${id}-title`
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <section ref={box} id={id} className="note note--err fsum" aria-labelledby={titleId} tabIndex={-1}>
      <Flag name="u" size={34} />
      <div>
        <p className="note-t" id={titleId}>
          {title}
        </p>
        {problems.length > 0 && (
          <ul>
            {problems.map(({ id: field, text }) => (
              <li key={field}>
                <a href={`#${field}`}>{text}</a>
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </section>
  )
}
