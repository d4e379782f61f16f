import type { ReactNode } from 'react'
import { BasisMark } from '../../reading/basis-mark.tsx'
import type { BasisView } from '../../reading/reading.ts'
import { Flag } from '../../ui/flag.tsx'
import { useObservationWords } from './observation-words.ts'
import type { Report } from './report.ts'
import { type Place, useReportWords } from './words.ts'

/** What the comparison shows: title, what was read, on what its meaning rests. */
export function ObservationList({ report: { observations }, place }: { report: Report; place: Place }) {
  const { t } = useReportWords(place.locale)
  const wordsOf = useObservationWords(place)
  if (observations.length === 0) return <p>{t('report.observed.nothing')}</p>
  return (
    <ul className="obs">
      {observations.map((one) => {
        const { flag, title, text } = wordsOf(one)
        return (
          <ObservationItem key={title + text} flag={flag} title={title} basis={one.basis}>
            {text}
          </ObservationItem>
        )
      })}
    </ul>
  )
}

interface ItemProps {
  readonly flag: string
  readonly title: string
  readonly basis: BasisView
  readonly children: ReactNode
}

/** One row of what was observed, or of what a letter lacks. */
export function ObservationItem({ flag, title, basis, children }: ItemProps) {
  return (
    <li>
      <h3>
        <Flag name={flag} size={22} />
        {title}
      </h3>
      <p>{children}</p>
      <BasisMark basis={basis} />
    </li>
  )
}
