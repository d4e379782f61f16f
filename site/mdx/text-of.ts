import { Children, isValidElement, type ReactNode } from 'react'

/** The plain text of rendered children. */
export function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => (isValidElement<{ children?: ReactNode }>(child) ? textOf(child.props.children) : String(child)))
    .join('')
}
