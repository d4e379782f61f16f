import { fill } from '#words/interface'
import { useText } from './text-context.ts'

interface Props {
  readonly rows: number
  readonly columns: number
}

/**
 * The foot of a table of which a phone shows the first rows: a box for the others (`.tbl--cut` in ui/cut-table.css). It needs no
 * script; where styles cannot follow it all rows stand there, as they do on wide screens and on paper.
 */
export function AllRows({ rows, columns }: Props) {
  const { messages } = useText()
  return (
    <tfoot>
      <tr>
        <td colSpan={columns}>
          <label>
            <input type="checkbox" />
            {fill(messages['table.all'], { count: rows })}
          </label>
        </td>
      </tr>
    </tfoot>
  )
}
