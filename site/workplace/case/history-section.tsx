import type { CasePage } from '#services/cases'
import { Flag } from '../../ui/flag.tsx'
import { History } from '../letter/history.tsx'
import { useWords } from '../words.ts'

/** Who did what and when, and whether the chain of it is whole. */
export function HistorySection({ page: { events, isWhole } }: { readonly page: CasePage }) {
  const say = useWords()
  return (
    <>
      <div className={isWhole ? 'note note--ok' : 'note note--err'}>
        <Flag name={isWhole ? 'c' : 'u'} size={34} />
        <p>{say(isWhole ? 'history.whole' : 'history.broken')}</p>
      </div>
      <History events={events} />
    </>
  )
}
