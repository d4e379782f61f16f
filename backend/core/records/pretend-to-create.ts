import type { Core } from '../core.ts'
import { ValidationError } from '../errors.ts'
import { checkValues } from './check-values.ts'
import type { Draft } from './draft.ts'
import { withDates, withGeneratedTexts } from './generated.ts'
import { idOf } from './stored-record.ts'
import { deleteRow, insertRow } from './table.ts'

/**
 * Does what creating does, and takes the row back before the commit: that costs the same and leaves nothing. Gives the
 * id that the record would have had.
 */
export async function pretendToCreate(core: Core, sent: Draft): Promise<string> {
  const draft = withGeneratedTexts(sent)
  await checkValues(core, draft).catch((error: unknown) => {
    if (!(error instanceof ValidationError)) throw error
  })
  const record = { collection: draft.collection, values: withDates(core, draft) }
  await core.inTransaction(async (tx) => {
    await insertRow(tx, record)
    await deleteRow(tx, record)
  })
  return idOf(record)
}
