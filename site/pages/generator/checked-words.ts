import { gradedTopics, isGraded, isJudged } from '#zeugnis'
import type { Translate } from '../../messages/messages.tsx'
import type { Draft } from './draft.ts'

/** What has been looked at, in words: so many days, grades and typed entries. */
function checkedWords(draft: Draft, t: Translate): string {
  const { kind, title, firstName, lastName, employer, city, about, job, tasks, thirdParties, signer, position } = draft
  const entries = [title, firstName, lastName, employer, city, about, job, ...tasks, thirdParties, signer, position].filter((text) => text.trim())
  const counted = [
    { key: 'checked.days', count: kind === 'zwischen' ? 2 : 3 },
    { key: 'checked.grades', count: !isJudged(draft) ? 0 : gradedTopics.filter((topic) => isGraded(topic, draft)).length + 1 },
    { key: 'checked.entries', count: entries.length },
  ] as const
  const words = counted.filter(({ count }) => count > 0).map(({ key, count }) => t(key, { count }))
  const isRead = draft.language === 'de' && isJudged(draft)
  return new Intl.ListFormat(t('page.lang')).format(isRead ? [...words, t('checked.letter')] : words)
}

/** Nothing stood out in what was looked at; of an English letter it says that nobody has read the grades back. */
export function fineWords(draft: Draft, t: Translate): string {
  const key = draft.language === 'en' && isJudged(draft) ? 'generator.fine.unread' : 'generator.fine.text'
  return t(key, { checked: checkedWords(draft, t) })
}
