import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { textOf } from './text-of.ts'

type Node = ReactElement<{ children?: ReactNode }>

function elements(node: ReactNode): Node[] {
  return Children.toArray(node).filter((child): child is Node => isValidElement(child))
}

/** A table whose rows turn into labelled blocks on a phone: each cell learns the heading of its column. */
export function Table({ children }: { children?: ReactNode }) {
  const [head, ...bodies] = elements(children)
  const labels = elements(head?.props.children)
    .flatMap((row) => elements(row.props.children))
    .map((cell) => textOf(cell.props.children))
  return (
    <table className="tbl tbl--stack">
      {head}
      {bodies.map((body) =>
        cloneElement(
          body,
          {},
          elements(body.props.children).map((row) => labelRow(row, labels)),
        ),
      )}
    </table>
  )
}

function labelRow(row: Node, labels: readonly string[]): Node {
  const cells = elements(row.props.children).map((cell, index) => {
    const label = labels[index]
    return label ? cloneElement(cell as ReactElement<{ 'data-l'?: string }>, { 'data-l': label }) : cell
  })
  return cloneElement(row, {}, cells)
}

/** Columns of short values keep their heading's alignment. */
export function HeaderCell({ children }: { children?: ReactNode }) {
  return <th scope="col">{children}</th>
}
