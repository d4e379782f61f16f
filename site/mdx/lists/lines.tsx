import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'

/** A list whose bold words are a line of their own, and its emphasis a grey one: rows without columns. */
export function Lines({ children }: { children?: ReactNode }) {
  return <div className="lines">{children}</div>
}

/** A table of numbers: its columns stand side by side on a phone too, however many there are. */
export function Numbers({ children }: { children?: ReactNode }) {
  const [table] = Children.toArray(children).filter((child): child is ReactElement<{ children?: ReactNode }> => isValidElement(child))
  return <table className="tbl tbl--fits nums">{table?.props.children}</table>
}
