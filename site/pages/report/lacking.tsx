import { useGradeName } from '../../reading/grade-name.ts'
import type { BasisView } from '../../reading/reading.ts'
import { ObservationItem } from './observation-list.tsx'
import type { ReportLetter } from './report.ts'
import { type Place, useReportWords } from './words.ts'

interface Props {
  readonly letters: readonly ReportLetter[]
  readonly place: Place
}

/** What letters lack, where they contradict themselves or break a rule of form; what holds for all of several stands once. */
export function Lacking({ letters, place }: Props) {
  const { t, kindOf } = useReportWords(place.locale)
  const wordsOf = useLackingWords(place)
  const all = letters.map((letter) => ({ kind: kindOf(letter), rows: wordsOf(letter) }))
  const [first, ...others] = all
  if (!first || others.length === 0) return <Rows rows={first?.rows ?? []} place={place} />
  const isShared = (row: Row) => all.every(({ rows }) => rows.some((one) => isSame(one, row)))
  const shared = first.rows.filter(isShared)
  const own = all.map(({ kind, rows }) => ({ kind, rows: rows.filter((row) => !isShared(row)) }))
  const inAll = { kind: t(letters.length === 2 ? 'report.lacking.both' : 'report.lacking.all'), rows: shared }
  return [...(shared.length > 0 ? [inAll] : []), ...own]
    .filter(({ rows }) => rows.length > 0 || shared.length === 0)
    .map(({ kind, rows }) => <Rows key={kind} kind={kind} rows={rows} place={place} />)
}

interface Row {
  readonly flag: string
  readonly title: string
  readonly explanation: string
  readonly basis: BasisView
}

const isSame = (one: Row, other: Row) => one.title === other.title && one.explanation === other.explanation

/** The rows of one letter, in the words of the page. */
function useLackingWords(place: Place): (letter: ReportLetter) => Row[] {
  const { t } = useReportWords(place.locale)
  const { figure } = useGradeName()
  return ({ reading: { missingParts, expectations, contradictions, defects } }) => [
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
}

function Rows({ kind, rows, place }: { kind?: string; rows: readonly Row[]; place: Place }) {
  const { t } = useReportWords(place.locale)
  return (
    <div className="rep-k">
      {kind && <p className="rep-kind">{kind}</p>}
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
