import type { ReactNode } from 'react'
import { rulingOf } from '#words/facts'
import { partsOf } from '../figures/figure.tsx'
import { Ruling } from './cite.tsx'

interface HoldingProps {
  /** The ruling of the record, and a later one that held the same. */
  readonly ruling: string
  readonly also?: string
  readonly children?: ReactNode
}

/** What courts held, by year: the year, the holding, and in grey who held it when. */
export function Decided({ children }: { children?: ReactNode }) {
  const holdings = partsOf<HoldingProps>(children)
    .map(({ props }) => ({ ...props, date: rulingOf(props.ruling).date }))
    .sort((one, other) => one.date.localeCompare(other.date))
  return (
    <ol className="decided">
      {holdings.map(({ ruling, also, date, children: holding }) => (
        <li key={ruling}>
          <span className="marks">{date.slice(0, 4)}</span>
          <b>{holding}</b>{' '}
          <small>
            <Ruling id={ruling} />
            {also && (
              <>
                ; <Ruling id={also} />
              </>
            )}
          </small>
        </li>
      ))}
    </ol>
  )
}

/** One of them; set in its place by the list. */
export function Holding(_: HoldingProps) {
  return null
}
