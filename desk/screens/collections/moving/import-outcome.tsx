import { useSay } from '../../../language/language.tsx'
import { reasonOf } from '../use-problems.ts'
import type { ImportReport } from './run-import.ts'

/** How an import went, with every row that was refused and why. */
export function ImportOutcome({ report: { made, changed, refused, untried } }: { readonly report: ImportReport }) {
  const say = useSay()
  return (
    <div role="status">
      <p className="done">{say('records.imported', { made, changed })}</p>
      {refused.length > 0 && (
        <div className="problem">
          <p>{say('records.refused', { count: refused.length })}</p>
          <ul>
            {refused.map(({ number, error }) => (
              <li key={number}>
                {say('records.rowNumber', { number })}: {reasonOf(error, say)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {untried > 0 && <p className="problem">{say('records.untried', { count: untried })}</p>}
    </div>
  )
}
