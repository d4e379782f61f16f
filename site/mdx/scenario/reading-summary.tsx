import { fill } from '#words/interface'
import type { ReferenceAnalysis } from '#zeugnis'
import { Flag } from '../../ui/flag.tsx'
import { formatNumber } from '../measured/figure-table.tsx'
import { useText } from '../text-context.ts'

/** What the analysis says of the whole, in one line: its grade, how sure it is, what is missing or wrong. */
export function ReadingSummary({ reading: { overall, missingParts, defects } }: { reading: ReferenceAnalysis }) {
  const { locale, messages } = useText()
  const { grade, confidence } = overall
  const sure = messages[`analyser.confidence.${confidence}`]
  const listed = (title: string, names: readonly string[], nothing: string) => (names.length > 0 ? `${title}: ${names.join(', ')}.` : nothing)
  const missing = missingParts.map(({ part }) => messages[`part.${part}`])
  const wrong = defects.map(({ code }) => messages[`defect.${code}`])
  return (
    <p className="read">
      {grade !== null && <Flag name={String(Math.round(grade))} size={20} />}
      <span>
        <b>{grade === null ? messages['analyser.noGrade'] : fill(messages['scenario.overall'], { grade: formatNumber(grade, locale), sure })}</b>{' '}
        {listed(messages['analyser.missing'], missing, messages['analyser.missing.nothing'])}{' '}
        {listed(messages['analyser.defects'], wrong, messages['analyser.defects.nothing'])}
      </span>
    </p>
  )
}
