import { fill } from '#words/interface'
import type { ReferenceAnalysis } from '#zeugnis'
import { formatNumber } from '../measured/figure-table.tsx'
import { useText } from '../text-context.ts'

/** What the analysis says of the whole: its grade, how sure it is, what is missing or wrong. */
export function ReadingSummary({ reading: { overall, missingParts, defects } }: { reading: ReferenceAnalysis }) {
  const { locale, messages } = useText()
  const { grade, confidence } = overall
  const sure = messages[`analyser.confidence.${confidence}`]
  const missing = missingParts.map(({ part }) => messages[`part.${part}`])
  const wrong = defects.map(({ code }) => messages[`defect.${code}`])
  return (
    <dl className="read">
      <div>
        <dt>{messages['draft.overall']}</dt>
        <dd>{grade === null ? messages['analyser.noGrade'] : fill(messages['scenario.overall'], { grade: formatNumber(grade, locale), sure })}</dd>
      </div>
      <div>
        <dt>{messages['analyser.missing']}</dt>
        <dd>{missing.join(', ') || messages['analyser.missing.nothing']}</dd>
      </div>
      <div>
        <dt>{messages['analyser.defects']}</dt>
        <dd>{wrong.join(', ') || messages['analyser.defects.nothing']}</dd>
      </div>
    </dl>
  )
}
