import { SAMPLE_DAY } from '#talent'
import { type Locale, longDate, type MessageKey } from '#words/interface'
import { useMessages } from '../../messages/messages.tsx'
import { Flag } from '../../ui/flag.tsx'
import { MatchView } from './match-view.tsx'
import { kept, type Search } from './use-search.ts'

/** The applications with evidence in the order of receipt, and who was not searched. */
export function MatchList({ search, locale }: { search: Search; locale: Locale }) {
  const t = useMessages()
  const { matches, searched, unsearched } = search.result
  const requirements = kept(search.demands)
  const count = matches.length
  return (
    <div className="ts-l">
      <div className="ts-bar">
        <h2 id="ts-matches" className="small" tabIndex={-1} aria-live="polite">
          {count === 1 ? t('talent.matches.one') : count === 0 ? t('talent.matches.none') : t('talent.matches', { count })}
        </h2>
        <span className="small dim">{t('talent.order')}</span>
      </div>
      {count === 0 && <Empty reason={reasonOf(search)} />}
      {matches.map((match, place) => (
        <MatchView key={match.number} match={match} requirements={requirements} isFirst={place === 0} locale={locale} />
      ))}
      <p className="ts-who small dim">{t('talent.searched', { searched, unsearched, date: longDate(SAMPLE_DAY, locale) })}</p>
    </div>
  )
}

function reasonOf({ demands }: Search): MessageKey {
  const requirements = kept(demands)
  if (requirements.length === 0) return 'talent.empty'
  return requirements.every(({ weight }) => weight === 'wish') ? 'talent.onlyWishes' : 'talent.nothing'
}

function Empty({ reason }: { reason: MessageKey }) {
  const t = useMessages()
  return (
    <div className="ts-empty">
      <Flag name="q" size={34} />
      <p>{t(reason)}</p>
    </div>
  )
}
