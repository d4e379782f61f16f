import { useMessages } from '../../messages/messages.tsx'
import type { PairView } from './comparison-view.ts'

/** Which way a grade went: a sign and its word. */
export function ChangeMark({ change }: Pick<PairView, 'change'>) {
  const t = useMessages()
  if (change === 'none') return null
  return <span className={`chg chg--${change}`}>{t(`comparison.grade.${change}`)}</span>
}
