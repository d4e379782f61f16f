import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { textOf } from './text-of.ts'

type Node = ReactElement<{ children?: ReactNode }>

function elements(node: ReactNode): Node[] {
  return Children.toArray(node).filter((child): child is Node => isValidElement(child))
}

/** Cells of so few letters that their columns stand side by side on a phone, beside one column of sentences. */
const SHORT = 14
const MOST_SIDE_BY_SIDE = 3

/** A table that fits a phone: as it is where all columns but one are short; with few columns as blocks; else as pairs of heading and value. */
export function Table({ children }: { children?: ReactNode }) {
  const [head, ...bodies] = elements(children)
  const labels = elements(head?.props.children).flatMap(textsOf)
  const rows = bodies.flatMap((body) => elements(body.props.children))
  const way = wayOf([labels, ...rows.map(textsOf)])
  return (
    <table className={`tbl tbl--${way}`}>
      {head}
      {way === 'pairs' ? bodies.map((body) => labelBody(body, labels)) : bodies}
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
  return long.length <= 1 ? 'fits' : 'stack'
}

function labelBody(body: Node, labels: readonly string[]): Node {
  return cloneElement(
    body,
    {},
    elements(body.props.children).map((row) => labelRow(row, labels)),
  )
}

function labelRow(row: Node, labels: readonly string[]): Node {
  const cells = elements(row.props.children).map((cell, index) => {
    const label = labels[index]
    return label && index > 0 ? cloneElement(cell as ReactElement<{ 'data-l'?: string }>, { 'data-l': label }) : cell
  })
  return cloneElement(row, {}, cells)
}

/** Columns of short values keep their heading's alignment. */
export function HeaderCell({ children }: { children?: ReactNode }) {
  return <th scope="col">{children}</th>
}
