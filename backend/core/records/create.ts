import type { Core, TransactionCore } from '../core.ts'
import { storeFiles } from '../files/record-files.ts'
import { announceSaved } from '../realtime/announce.ts'
import { checkAuthId, valuesForced } from './auth-changes.ts'
import { checkValues } from './check-values.ts'
import { castValues, type Draft, type DraftInput, draftRecord } from './draft.ts'
import { withDates, withGeneratedTexts } from './generated.ts'
import type { StoredRecord } from './stored-record.ts'
import { insertRow } from './table.ts'

/**
 * Creates a record as the server itself: no rule is asked, the values are checked. Passwords come in plain text, and what is
 * not named gets its default. Throws a `ValidationError`.
 */
export async function createRecord(core: Core, input: Omit<DraftInput, 'previous'>): Promise<StoredRecord> {
  return createFromDraft(core, await draftRecord({ ...input, values: castValues(input.collection, input.values) }))
}

/** The same for values that are laid out already. */
export async function createFromDraft(core: Core, sent: Draft): Promise<StoredRecord> {
  const draft = withGeneratedTexts(sent)
  await checkValues(core, draft)
  return core.inTransaction((transaction) => store(transaction, draft))
}

async function store(core: TransactionCore, draft: Draft): Promise<StoredRecord> {
  await checkAuthId(core, draft)
  const record = { collection: draft.collection, values: withDates(core, { ...draft, values: valuesForced(draft) }) }
  await storeFiles(core, record, [...draft.files.values()].flat())
  await insertRow(core, record)
  announceSaved(core, { action: 'create', record })
  return record
}
