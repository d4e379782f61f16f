import type { ReactNode } from 'react'
import { partsOf } from '../figures/figure.tsx'

const SEPARATOR = ';'

interface RowProps {
  /** What stands in the table's cells, in the order of its columns. */
  readonly cells: string
  /** What the check says of the row, in the tool's own words. */
  readonly says: string
  /** What becomes of it: the files, or that there is none. */
  readonly files?: string
  /** The column whose cell keeps the row from being a letter, counted from 1. */
  readonly open?: string
}

/** A row of the table; drawn by `Batch`, which knows the columns. */
export function BatchRow(_: RowProps) {
  return null
}

interface Props {
  readonly title: string
  readonly note: string
  /** Names of the columns, then of what is said of a row and of its files. */
  readonly columns: string
  readonly says: string
  readonly files: string
  readonly none: string
  readonly children?: ReactNode
}

/** From a table to letters, row by row: what was entered, what is said of it, which files come of it. */
export function Batch({ title, note, columns, says, files, none, children }: Props) {
  const names = split(columns)
  return (
    <figure className="batch" data-search="off">
      <figcaption>
        {title} <span className="dim">{note}</span>
      </figcaption>
      <table>
        <thead>
          <tr>
            {[...names, says, files].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {partsOf<RowProps>(children).map(({ props }) => (
            <tr key={props.cells} className={props.open ? 'is-open' : undefined}>
              {split(props.cells).map((cell, at) => (
                <td key={names[at]} data-l={names[at]} className={String(at + 1) === props.open ? 'cell is-open' : 'cell'}>
                  {cell || <span className="vh">–</span>}
                </td>
              ))}
              <td className="says">{props.says}</td>
              <td className="out">{props.files ? split(props.files).map((file) => <span key={file}>{file}</span>) : <i>{none}</i>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

const split = (list: string) => list.split(SEPARATOR).map((part) => part.trim())
