import type { ReactNode } from 'react'
import type { Messages } from '#words/interface'

type Mark = 'yes' | 'no'

/** The words in which writers say it. */
export const marksOf = (messages: Messages): Readonly<Record<string, Mark>> => ({ [messages['table.yes']]: 'yes', [messages['table.no']]: 'no' })

/** Three columns, the last two of which say what there is here and what there is in a plan. */
export function isOfferTable(rows: readonly (readonly string[])[], messages: Messages): boolean {
  const marks = marksOf(messages)
  return rows.some(([, here = '', paid = '']) => marks[here] === 'no' && marks[paid] === 'yes')
}

/** A tick or a dash, and the word for who listens. */
export function Mark({ is, children }: { is: Mark; children: ReactNode }) {
  return (
    <span className={is}>
      <span className="vh">{children}</span>
    </span>
  )
}
