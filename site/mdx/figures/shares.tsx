import type { ReactNode } from 'react'
import { fill } from '#words/interface'
import { percent as inPercent } from '../../prices/amounts.ts'
import { formatNumber } from '../measured/figure-table.tsx'
import { useText } from '../text-context.ts'

interface SharesProps {
  readonly title?: string
  /** They count errors. */
  readonly wrong?: boolean
  readonly children?: ReactNode
}

/** Shares of different wholes, as bars on one scale, each as long as its share of the line; the number stands at its end. With a title they are part of the text. */
export function Shares({ title, wrong = false, children }: SharesProps) {
  if (title === undefined) return <ul className={wrong ? 'shares shares-err' : 'shares'}>{children}</ul>
  return (
    <>
      <p className="shares-t">{title}</p>
      <ul className="shares shares-p">{children}</ul>
    </>
  )
}

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
      <span className="shares-b">
        <svg width={`${round(100 * share)}%`} height="14" aria-hidden="true">
          <rect width="100%" height="100%" />
        </svg>
        <span className="num">{percent ? inPercent(Number(percent), locale) : fill(messages['measured.of'], values)}</span>
      </span>
    </li>
  )
}

const round = (value: number) => Math.round(10 * value) / 10
