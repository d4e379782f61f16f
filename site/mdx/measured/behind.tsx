import type { ReactNode } from 'react'
import { useText } from '../text-context.ts'

/** A table of figures behind the picture that was drawn of them. */
export function Behind({ children }: { children: ReactNode }) {
  const { messages } = useText()
  return (
    <details className="behind">
      <summary>{messages['measured.asTable']}</summary>
      {children}
    </details>
  )
}
