import type { Locale } from '#words/interface'
import { useMessages } from '../../messages/messages.tsx'
import { requirementName } from './requirement-name.ts'
import type { Demand, Search } from './use-search.ts'

/** The requirements of the sentence: each a must or a wish, each can be struck out and put back. */
export function RequirementList({ search, locale }: { search: Search; locale: Locale }) {
  const t = useMessages()
  if (search.demands.length === 0) return null
  return (
    <ul className="req" aria-label={t('talent.requirements')}>
      {search.demands.map((demand) => (
        <RequirementChip key={demand.requirement.id} demand={demand} search={search} locale={locale} />
      ))}
    </ul>
  )
}

function RequirementChip({ demand: { requirement, isDropped }, search, locale }: { demand: Demand; search: Search; locale: Locale }) {
  const t = useMessages()
  const { id, weight } = requirement
  const name = requirementName(requirement, locale, t)
  const isMust = weight === 'must'
  return (
    <li className={isDropped ? 'off' : isMust ? undefined : 'opt'}>
      {isDropped ? <s>{name}</s> : <span>{name}</span>}
      {!isDropped && (
        <button
          className="req-w"
          type="button"
          aria-label={t(isMust ? 'talent.toWish' : 'talent.toMust', { name })}
          onClick={() => search.setWeight(id, isMust ? 'wish' : 'must')}
        >
          {t(`talent.${weight}`)}
        </button>
      )}
      <button
        className={isDropped ? 'req-x req-x--back' : 'req-x'}
        type="button"
        aria-label={t(isDropped ? 'talent.restore' : 'talent.drop', { name })}
        onClick={() => search.setDropped(id, !isDropped)}
      />
    </li>
  )
}
