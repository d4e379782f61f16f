import type { ReactNode } from 'react'
import { useText } from '../text-context.ts'

/** A table behind the picture that was drawn of it, or behind the text that says what matters in it; paper shows it. */
export function Behind({ summary, children }: { summary?: string; children?: ReactNode }) {
  const { messages } = useText()
  return (
    <details className="behind">
      <summary>{summary ?? messages['measured.asTable']}</summary>
      {children}
    </details>
  )
}

export const behind = { Behind }
