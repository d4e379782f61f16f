import { waitsFor } from '#processes'
import type { CaseRow } from '#services/cases'
import { casePath } from '../../route-table/account-paths.ts'
import { inLocale } from '../../route-table/pages.ts'
import { useTurn } from '../case-words.ts'
import { useDay, useLocale, useWords } from '../words.ts'

const columns = ['job', 'state', 'turn', 'stateDue', 'due'] as const

/** Cases in rows, the next due first. */
export function CaseTable({ rows }: { readonly rows: readonly CaseRow[] }) {
  const say = useWords()
  const locale = useLocale()
  const day = useDay()
  const turn = useTurn()
  return (
    <table className="tbl tbl--pairs wp-tbl">
      <caption className="vh">{say('overview.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('column.person')}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {say(`column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, person, job, state, stateDue, due, isLate }) => (
          <tr key={id}>
            <th scope="row">
              <a href={inLocale(casePath(id), locale)}>{person}</a>
            </th>
            <td data-l={say('column.job')}>{job}</td>
            <td data-l={say('column.state')}>{say(`state.${state}`)}</td>
            <td data-l={say('column.turn')}>{turn(state)}</td>
            <td data-l={say('column.stateDue')}>
              {stateDue ? day(stateDue) : '–'}
              {isLate && <b className="late-w"> {say('late')}</b>}
            </td>
            <td data-l={say('column.due')}>{waitsFor[state] ? day(due) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
