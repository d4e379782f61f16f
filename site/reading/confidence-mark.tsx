import { useMessages } from '../messages/messages.tsx'
import type { Rating } from './reading.ts'

const cells = { low: 1, medium: 2, high: 3 } as const

/** How sure a grade is: the word, and cells that count it. */
export function ConfidenceMark({ of }: { of: Rating['confidence'] }) {
  const t = useMessages()
  return (
    <p className="conf" data-c={cells[of]}>
      <span aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {t(`analyser.confidence.${of}`)}
    </p>
  )
}
