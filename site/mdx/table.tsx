import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { fill } from '#words/interface'
import { AllRows } from '../ui/all-rows.tsx'
import { Flag } from '../ui/flag.tsx'
import { useText } from './text-context.ts'
import { textOf } from './text-of.ts'
import { isOfferTable, Mark, marksOf } from './yes-no.tsx'

type Node = ReactElement<{ children?: ReactNode }>

function elements(node: ReactNode): Node[] {
  return Children.toArray(node).filter((child): child is Node => isValidElement(child))
}

/** Cells of so few letters that their columns stand side by side on a phone, beside one column of sentences. */
const SHORT = 14
const MOST_SIDE_BY_SIDE = 3
/** So many columns one line of headings explains; of three the values are named one by one. */
const MOST_IN_ONE_LINE = 2
/** So many rows a phone shows at once: two of pairs, three else, and one more where nothing but that one is left. */
const MOST_AT_ONCE = { fits: Number.POSITIVE_INFINITY, stack: 4, pairs: 3 } as const

/** A table that fits a phone: as it is where all columns but one are short; with two as blocks; else as pairs of heading and value. A long one shows its first rows there. */
export function Table({ children }: { children?: ReactNode }) {
  const { messages } = useText()
  const [head, ...bodies] = elements(children)
  const labels = elements(head?.props.children).flatMap(textsOf)
  const rows = bodies.flatMap((body) => elements(body.props.children))
  const gradeColumn = labels.indexOf(messages['stack.head.grade'])
  const way = wayOf([labels, ...rows.map(textsOf)])
  const isCut = rows.length > MOST_AT_ONCE[way]
  const isOffer = isOfferTable(rows.map(textsOf), messages)
  return (
    <table className={`tbl tbl--${way}${isOffer ? ' tbl--offer' : ''}${isCut ? ' tbl--cut' : ''}`}>
      {head}
      {bodies.map((body) => drawBody(body, { labels: way === 'pairs' ? labels : [], gradeColumn, ...(isOffer && { marks: marksOf(messages) }) }))}
      {isCut && <AllRows label={fill(messages['table.all'], { count: rows.length })} columns={labels.length} />}
    </table>
  )
}

const textsOf = (row: Node) => elements(row.props.children).map((cell) => textOf(cell.props.children))

/** How a table stands on a phone, by the texts of its rows. */
export function wayOf(rows: readonly (readonly string[])[]): 'fits' | 'stack' | 'pairs' {
  const columns = rows[0] ?? []
  if (columns.length > MOST_SIDE_BY_SIDE) return 'pairs'
  // A cell without text is a component, whose length nobody knows.
  const long = columns.filter((_, column) => rows.slice(1).some((row) => !row[column] || row[column].length > SHORT))
  if (long.length <= 1) return 'fits'
  return columns.length > MOST_IN_ONE_LINE ? 'pairs' : 'stack'
}

interface Columns {
  /** Headings that stand beside each value on a phone, if any do. */
  readonly labels: readonly string[]
  readonly gradeColumn: number
  /** Words that a tick or a dash says, of a table of what is offered. */
  readonly marks?: Readonly<Record<string, 'yes' | 'no'>>
}

function drawBody(body: Node, columns: Columns): Node {
  return cloneElement(
    body,
    {},
    elements(body.props.children).map((row) => drawRow(row, columns)),
  )
}

function drawRow(row: Node, { labels, gradeColumn, marks = {} }: Columns): Node {
  const cells = elements(row.props.children).map((cell, index) => {
    const label = labels[index]
    const mark = marks[textOf(cell.props.children)]
    const drawn = index === gradeColumn ? <GradeCell of={cell} /> : mark && <Mark is={mark}>{cell.props.children}</Mark>
    const named: { 'data-l'?: string } = label && index > 0 ? { 'data-l': label } : {}
    return cloneElement<object>(cell, named, ...(drawn ? [drawn] : []))
  })
  return cloneElement(row, {}, cells)
}

const grades: readonly string[] = ['1', '2', '3', '4', '5']

/** A grade in a table: its pennant beside its figure; anything else as it was written. */
function GradeCell({ of: cell }: { of: Node }) {
  const grade = textOf(cell.props.children).trim()
  if (!grades.includes(grade)) return cell.props.children
  return (
    <span className="gm">
      <Flag name={grade} size={18} /> <span>{grade}</span>
    </span>
  )
}

/** Columns of short values keep their heading's alignment. */
export function HeaderCell({ children }: { children?: ReactNode }) {
  return <th scope="col">{children}</th>
}
