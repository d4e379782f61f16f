import type { ReactNode } from 'react'
import { fill } from '#words/interface'
import { percent as inPercent } from '../../prices/amounts.ts'
import { formatNumber } from '../measured/figure-table.tsx'
import { useText } from '../text-context.ts'

/** Shares of different wholes, as bars on one scale; the longest is as long as the line. With a title they are part of the text. */
export function Shares({ title, children }: { title?: string; children?: ReactNode }) {
  if (title === undefined) return <ul className="shares">{children}</ul>
  return (
    <>
      <p className="shares-t">{title}</p>
      <ul className="shares shares-p">{children}</ul>
    </>
  )
}

/** How much of the line stands for all: no share that is drawn so is larger. */
const FULL = 0.5

interface Props {
  readonly part?: string
  readonly of?: string
  /** Where the source gives no more than that. */
  readonly percent?: string
  readonly children?: ReactNode
}

export function Share({ part, of, percent, children }: Props) {
  const { locale, messages } = useText()
  const share = percent ? Number(percent) / 100 : Number(part) / Number(of)
  const values = { part: formatNumber(Number(part), locale), whole: formatNumber(Number(of), locale) }
  return (
    <li>
      <span>{children}</span>{' '}
      <svg height="14" aria-hidden="true">
        <line x1="0" x2="100%" y1="7" y2="7" />
        <rect x="0" y="1" width={`${(100 * share) / FULL}%`} height="12" />
      </svg>
      <span className="num">{percent ? inPercent(Number(percent), locale) : fill(messages['measured.of'], values)}</span>
    </li>
  )
}
