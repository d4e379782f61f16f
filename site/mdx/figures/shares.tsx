import type { ReactNode } from 'react'
import { fill } from '#words/interface'
import { formatNumber } from '../measured/figure-table.tsx'
import { useText } from '../text-context.ts'

/** Shares of different wholes, as bars on one scale; the longest is as long as the line. */
export function Shares({ children }: { children?: ReactNode }) {
  return <ul className="shares">{children}</ul>
}

/** How much of the line stands for all: no share that is drawn so is larger. */
const FULL = 0.5

export function Share({ part, of, children }: { part: string; of: string; children?: ReactNode }) {
  const { locale, messages } = useText()
  const share = Number(part) / Number(of)
  const values = { part: formatNumber(Number(part), locale), whole: formatNumber(Number(of), locale) }
  return (
    <li>
      <span>{children}</span>{' '}
      <svg height="14" aria-hidden="true">
        <line x1="0" x2="100%" y1="7" y2="7" />
        <rect x="0" y="1" width={`${(100 * share) / FULL}%`} height="12" />
      </svg>
      <span className="num">{fill(messages['measured.of'], values)}</span>
    </li>
  )
}
