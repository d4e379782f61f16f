import type { ReactNode } from 'react'
import { Flag } from '../../ui/flag.tsx'

interface Props {
  readonly children?: ReactNode
}

/** A reference on its sheet, with an editor's notes in the margin. */
function Letter({
  label,
  sender,
  note,
  date,
  heading,
  children,
}: Props & { label: string; sender: string; note: string; date: string; heading: string }) {
  return (
    <figure className="marg sheet--din" aria-label={label}>
      <div className="t first">
        <div className="lh">
          <span>
            <b lang="de">{sender}</b>
            <br />
            {note}
          </span>
          <span lang="de">{date}</span>
        </div>
        <p className="lt" lang="de">
          {heading}
        </p>
      </div>
      {children}
      <div className="t last" />
    </figure>
  )
}

/** One paragraph of the letter, with its note where it has one. */
function Line({ flag, note, comment, children }: Props & { flag?: string; note?: string; comment?: string }) {
  return (
    <>
      <p className="t" lang="de">
        {children}
      </p>
      {note && (
        <div className={lines[flag ?? '']?.endsWith('bad') ? 'n bad' : 'n'}>
          <b>
            <Flag name={flag ?? 'x'} size={22} /> {note}
          </b>
          <p>{comment}</p>
        </div>
      )}
    </>
  )
}

const lines: Readonly<Record<string, string>> = { '1': 'ann', '2': 'ann', '3': 'ann mid', '4': 'ann bad', '5': 'ann bad' }

/** A graded phrase: line style and figure carry the grade, colour only supports them. */
function Mark({ grade, hot, children }: Props & { grade: string; hot?: boolean }) {
  const line = lines[grade] ?? 'ann bad'
  return (
    <mark className={hot ? `${line} hl` : line}>
      {children}
      <sup>{grade}</sup>
    </mark>
  )
}

export const letter = { Letter, Line, Mark }
