import { CrossTable } from './cross-table.tsx'
import { ObservationList } from './observation-list.tsx'
import type { Report } from './report.ts'
import { Section } from './section.tsx'
import { Timeline } from './timeline.tsx'
import { type Place, useReportWords } from './words.ts'

/** All references of one applicant: when, how they grade, what shows only side by side. */
export function OverviewScreen({ report, place }: { report: Report; place: Place }) {
  const { t } = useReportWords(place.locale)
  const count = (kind: 'gap' | 'overlap') => report.spans.filter((span) => span.kind === kind).length
  const [gaps, overlaps] = [count('gap'), count('overlap')]
  const counted = { gaps: t(`report.gaps.${amount(gaps)}`, { count: gaps }), overlaps: t(`report.overlaps.${amount(overlaps)}`, { count: overlaps }) }
  return (
    <>
      <Section id="verlauf" flag="u" label={t('report.timeline')} heading={t('report.timeline.heading', counted)} onFog>
        <Timeline report={report} place={place} />
      </Section>
      <Section id="vergleich" flag="n" label={t('report.cross')} heading={t('report.cross.heading')} lead={t('report.cross.lead')}>
        <CrossTable report={report} place={place} />
      </Section>
      <Section id="auffaellig" flag="d" label={t('report.observed')} heading={t('report.observed.heading')}>
        <ObservationList report={report} place={place} />
      </Section>
    </>
  )
}

function amount(count: number): 'none' | 'one' | 'many' {
  if (count === 0) return 'none'
  return count === 1 ? 'one' : 'many'
}
