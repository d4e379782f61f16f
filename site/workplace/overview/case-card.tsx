import { waitsFor } from '#processes'
import type { CaseRow } from '#services/cases'
import { casePath } from '../../route-table/account-paths.ts'
import { inLocale } from '../../route-table/pages.ts'
import { useTurn } from '../case-words.ts'
import { useLocale, useShortDay, useWords } from '../words.ts'

/** A case in few words; who is late is said, and not by a colour alone. */
export function CaseCard({ row }: { readonly row: CaseRow }) {
  const say = useWords()
  const locale = useLocale()
  const day = useShortDay()
  const turn = useTurn()
  const { id, person, job, state, stateDue, due, isLate } = row
  return (
    <li className={isLate ? 'card card--late' : 'card'}>
      <a href={inLocale(casePath(id), locale)}>{person}</a>
      <p className="card-j">{job}</p>
      <p>{say(`state.${state}`)}</p>
      <p className="card-m">{turn(state)}</p>
      {stateDue && <p className={isLate ? 'card-m late-w' : 'card-m'}>{say(isLate ? 'due.late' : 'due.state', { day: day(stateDue) })}</p>}
      {waitsFor[state] && <p className="card-m">{say('due.handover', { day: day(due) })}</p>}
    </li>
  )
}
