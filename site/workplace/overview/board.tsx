import { stations } from '#processes'
import type { CaseRow } from '#services/cases'
import { stationOf } from '../case-words.ts'
import { useWords } from '../words.ts'
import { CaseCard } from './case-card.tsx'

/** Cases by the station that they have reached: columns where there is room, one list below the other on a phone. */
export function Board({ rows, isAsked }: { readonly rows: readonly CaseRow[]; readonly isAsked: boolean }) {
  const say = useWords()
  const columns = [
    ...stations.map(({ name }) => ({ name, rows: rows.filter(({ state }) => stationOf(state) === name) })),
    { name: 'none' as const, rows: rows.filter(({ state }) => stationOf(state) === undefined) },
  ].filter(({ name, rows: own }) => own.length > 0 || (name !== 'none' && !isAsked))
  return (
    <div className="board">
      {columns.map(({ name, rows: own }) => (
        <section key={name} aria-labelledby={`station-${name}`} className={own.length === 0 ? 'board-empty' : undefined}>
          <h2 id={`station-${name}`}>
            {say(`station.${name}`)} <span className="num">{own.length}</span>
          </h2>
          <ul className="cards">
            {own.map((row) => (
              <CaseCard key={row.id} row={row} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
