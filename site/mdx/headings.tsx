import type { ReactNode } from 'react'
import { useText } from './text-context.ts'
import { textOf } from './text-of.ts'

export function H2({ children }: { children?: ReactNode }) {
  const { headings } = useText()
  const heading = headings.identify(textOf(children))
  headings.secondLevel.push(heading)
  return <h2 id={heading.id}>{children}</h2>
}

export function H3({ children }: { children?: ReactNode }) {
  const { id } = useText().headings.identify(textOf(children))
  return <h3 id={id}>{children}</h3>
}
