import { useGradeName } from '../../reading/grade-name.ts'
import { ObservationItem } from './observation-list.tsx'
import type { ReportLetter } from './report.ts'
import { type Place, useReportWords } from './words.ts'

interface Props {
  readonly letter: ReportLetter
  readonly place: Place
  /** Whether the kind of the letter is said: a company may have issued several. */
  readonly isNamed: boolean
}

/** What a letter lacks, where it contradicts itself or breaks a rule of form. */
export function Lacking({ letter, place, isNamed }: Props) {
  const { t, kindOf } = useReportWords(place.locale)
  const { figure } = useGradeName()
  const { missingParts, expectations, contradictions, defects } = letter.reading
  const rows = [
    ...missingParts.map((one) => ({ ...one, flag: 'u', title: t(`part.${one.part}`) })),
    ...expectations.map((one) => ({ ...one, flag: 'u', title: one.what })),
    ...contradictions.map(({ dimension, grade, summary, basis }) => ({
      flag: 'n',
      title: t(`dimension.${dimension}`),
      explanation: t('analyser.contradicts', { grade: figure(grade), summary: figure(summary) }),
      basis,
    })),
    ...defects.map((one) => ({ ...one, flag: 'x', title: t(`defect.${one.code}`) })),
  ]
  return (
    <div className="rep-k">
      {isNamed && <p className="rep-kind">{kindOf(letter)}</p>}
      {rows.length === 0 && <p className="dim">{t('report.lacking.nothing')}</p>}
      {rows.length > 0 && (
        <ul className="obs">
          {rows.map(({ flag, title, explanation, basis }) => (
            <ObservationItem key={title} flag={flag} title={title} basis={basis}>
              {explanation}
            </ObservationItem>
          ))}
        </ul>
      )}
    </div>
  )
}
