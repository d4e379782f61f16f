import { useSay } from '../../../language/language.tsx'
import { Rows } from '../../../ui/rows.tsx'
import type { PlannedRow } from './plan-row.ts'

interface ImportPreviewProps {
  readonly rows: readonly PlannedRow[]
  readonly ignored: readonly string[]
  /** Whether the encoding of the file was guessed. */
  readonly isGuessed: boolean
  readonly isRunning: boolean
  /** How many rows have been taken so far. */
  readonly step: number
  readonly onTake: () => void
}

/** So many rows are shown one by one. */
const SHOWN = 100

/** What would become of each row. */
export function ImportPreview({ rows, ignored, isGuessed, isRunning, step, onTake }: ImportPreviewProps) {
  const say = useSay()
  const count = (what: PlannedRow['what']) => rows.filter((row) => row.what === what).length
  const [made, changed, same, wrong] = [count('new'), count('changed'), count('same'), count('wrong')]
  return (
    <>
      <p role="status">{say('records.preview', { made, changed, same, wrong })}</p>
      {isGuessed && <p className="notice">{say('records.fileEncoding')}</p>}
      {ignored.length > 0 && <p className="notice">{say('records.ignored', { columns: ignored.join(', ') })}</p>}
      <Rows heads={['records.row', 'records.becomes', 'records.values']}>
        {rows.slice(0, SHOWN).map((row) => (
          <PreviewRow key={row.number} row={row} />
        ))}
      </Rows>
      {rows.length > SHOWN && <p className="dim">{say('records.moreRows', { count: rows.length - SHOWN })}</p>}
      <button type="button" disabled={isRunning || made + changed === 0} onClick={onTake}>
        {isRunning ? say('records.taking', { step, of: made + changed }) : say('records.take', { count: made + changed })}
      </button>
    </>
  )
}

function PreviewRow({ row: { number, what, values, changes, wrong } }: { readonly row: PlannedRow }) {
  const say = useSay()
  const names = what === 'changed' ? changes : Object.keys(values)
  return (
    <tr>
      <th scope="row">{say('records.rowNumber', { number })}</th>
      <td className={what === 'wrong' ? 'problem' : undefined}>
        {say(`records.will.${what}`)} {wrong.length > 0 && say('records.wrongIn', { fields: wrong.join(', ') })}
      </td>
      <td>
        <span className="cell">{what !== 'same' && names.map((name) => `${name}: ${shown(values[name])}`).join(' · ')}</span>
      </td>
    </tr>
  )
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '–'))
