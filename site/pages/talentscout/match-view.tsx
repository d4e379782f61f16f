import type { Evidence, Finding, Match, Requirement } from '#talent'
import { type Locale, longDate } from '#words/interface'
import { type Translate, useMessages } from '../../messages/messages.tsx'
import { Unbroken } from '../../ui/unbroken-text.tsx'
import { applicationOf } from './application-of.ts'
import { measuredText, requirementName } from './requirement-name.ts'
import { ShareLine } from './share-line.tsx'

interface Props {
  readonly match: Match
  readonly requirements: readonly Requirement[]
  readonly isFirst: boolean
  readonly locale: Locale
}

/** One application: number, receipt and place; opened, the passage behind each requirement. */
export function MatchView({ match, requirements, isFirst, locale }: Props) {
  const t = useMessages()
  const { number, received, region, findings } = match
  return (
    <details className="match" open={isFirst} suppressHydrationWarning>
      <summary>
        <span>
          <b>{t('talent.application', { number })}</b>
          <span className="dim">{t('talent.received', { date: longDate(received, locale), region: region.split(',', 1)[0] ?? '' })}</span>
        </span>
        <span className="num">{countText(findings, t)}</span>
      </summary>
      <div className="match-b">
        <dl className="ev">
          {requirements.map((requirement) => {
            const finding = findings.find((one) => one.requirement === requirement.id)
            return finding && <FindingRow key={requirement.id} requirement={requirement} finding={finding} match={match} locale={locale} />
          })}
        </dl>
        <ShareLine number={number} locale={locale} />
      </div>
    </details>
  )
}

/** How many passages there are. Nobody is sorted by it. */
function countText(findings: readonly Finding[], t: Translate): string {
  const of = (status: Finding['status']) => findings.filter((finding) => finding.status === status).length
  const values = { proved: of('proved'), unclear: of('unclear'), all: findings.length }
  return t(values.unclear > 0 ? 'talent.count.unclear' : 'talent.count', values)
}

interface RowProps {
  readonly requirement: Requirement
  readonly finding: Finding
  readonly match: Match
  readonly locale: Locale
}

function FindingRow({ requirement, finding, match, locale }: RowProps) {
  const t = useMessages()
  return (
    <div className={`ev-${finding.status}`}>
      <dt>{requirementName(requirement, locale, t)}</dt>
      {finding.status === 'silent' ? (
        <dd>{t('talent.silent')}</dd>
      ) : (
        <dd>
          <Passage evidence={finding.evidence} lang={match.language} />
          {finding.status === 'unclear' && <p>{t(`talent.doubt.${finding.doubt}`, { measured: measuredText(finding.measured, locale, t) })}</p>}
          <small>
            <b>{t(`talent.${finding.status}`)}</b>
            {' · '}
            <PlaceName evidence={finding.evidence} match={match} />
          </small>
        </dd>
      )}
    </div>
  )
}

/** The passage in the words of the application, with the ones that count underlined. */
function Passage({ evidence: { passage, span }, lang }: { evidence: Evidence; lang: string }) {
  const [start, end] = span
  return (
    <q className="ref" lang={lang}>
      <Unbroken>{passage.slice(0, start)}</Unbroken>
      <mark>{passage.slice(start, end)}</mark>
      <Unbroken>{passage.slice(end)}</Unbroken>
    </q>
  )
}

function PlaceName({ evidence: { place, index }, match }: { evidence: Evidence; match: Match }) {
  const t = useMessages()
  if (place !== 'title' && place !== 'duties') return t(`talent.place.${place}`)
  const { title = '', months = 0 } = applicationOf(match.number)?.experience[index] ?? {}
  return <StationName text={t('talent.place.title', { number: index + 1, months })} title={title} lang={match.language} />
}

/** The title of a station stays in the language of its application. */
function StationName({ text, title, lang }: { text: string; title: string; lang: string }) {
  const [before, after = ''] = text.split('{title}')
  return (
    <>
      {before}
      <span lang={lang}>{title}</span>
      <Unbroken>{after}</Unbroken>
    </>
  )
}
