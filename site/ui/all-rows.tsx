interface Props {
  /** „Alle 12 Zeilen zeigen“. */
  readonly label: string
  readonly columns: number
}

/**
 * The foot of a table of which a phone shows the first rows: a box for the others (`.tbl--cut` in ui/cut-table.css). It needs no
 * script; where styles cannot follow it all rows stand there, as they do on wide screens and on paper.
 */
export function AllRows({ label, columns }: Props) {
  return (
    <tfoot>
      <tr>
        <td colSpan={columns}>
          <label>
            <input type="checkbox" />
            {label}
          </label>
        </td>
      </tr>
    </tfoot>
  )
}
