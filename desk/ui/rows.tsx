import type { ReactNode } from 'react'
import type { DeskMessageKey } from '#words/desk'
import { useSay } from '../language/language.tsx'

interface RowsProps {
  readonly heads: readonly DeskMessageKey[]
  /** The lines, each a `tr` that begins with a `th`. */
  readonly children: ReactNode
}

/** A table of records, one line for each; on a phone a card. */
export function Rows({ heads, children }: RowsProps) {
  const say = useSay()
  return (
    <table className="rows">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {say(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
