import { backend } from '../../../session/backend.ts'
import type { StoredCollection } from '../stored/collection.ts'
import { isEnd } from '../use-problems.ts'
import type { PlannedRow } from './plan-row.ts'

/** How an import went, row by row. */
export interface ImportReport {
  readonly made: number
  readonly changed: number
  readonly refused: readonly { readonly number: number; readonly error: unknown }[]
  /** Rows that nobody has tried because the line was lost or the session had ended. */
  readonly untried: number
}

/** Takes rows in, one after the other: a row is taken whole or not at all, and one that is refused stops no other. */
export async function runImport(
  collection: StoredCollection,
  planned: readonly PlannedRow[],
  onStep: (count: number) => void,
): Promise<ImportReport> {
  const rows = planned.filter(({ what }) => what === 'new' || what === 'changed')
  const done = { new: 0, changed: 0 }
  const refused: { number: number; error: unknown }[] = []
  for (const [at, row] of rows.entries()) {
    onStep(at)
    try {
      await take(collection, row)
      done[row.what === 'new' ? 'new' : 'changed'] += 1
    } catch (error) {
      refused.push({ number: row.number, error })
      if (await isEnd(error)) return { made: done.new, changed: done.changed, refused, untried: rows.length - at - 1 }
    }
  }
  return { made: done.new, changed: done.changed, refused, untried: 0 }
}

async function take({ id: collection, type }: StoredCollection, { what, values, changes }: PlannedRow): Promise<void> {
  const sent = what === 'new' ? filled(values) : Object.fromEntries(changes.map((name) => [name, values[name]]))
  const body = type === 'auth' && sent.password ? { ...sent, passwordConfirm: sent.password } : sent
  if (what === 'new') await backend.collection(collection).create(body)
  else await backend.collection(collection).update(String(values.id), body)
}

/** Of a new record, what is empty is left to the server, which knows what to put there. */
const filled = (values: PlannedRow['values']) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== null))
