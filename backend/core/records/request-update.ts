import type { Core, TransactionCore } from '../core.ts'
import { ApiError } from '../errors.ts'
import { findRow } from '../query/find-record.ts'
import { isManager, refuseView, ruleFor } from './access.ts'
import { checkAuthForm } from './auth-form.ts'
import { draftRecord, hashPasswords, type Password } from './draft.ts'
import { readInput } from './input.ts'
import { refuseErrors, refusing, type WriteRequest } from './request-create.ts'
import { isSuperuser, type StoredRecord } from './stored-record.ts'
import { findForUpdate, findRecord } from './table.ts'
import { updateFromDraft } from './update.ts'

export interface UpdateRequest extends WriteRequest {
  readonly id: string
}

/** Changes a record as the requester (contract 3). Throws `ApiError`s: 400, 403, or 404 for what the requester may not change. */
export async function requestUpdate(core: Core, update: UpdateRequest): Promise<StoredRecord> {
  const { collection, request, id } = update
  refuseView(collection)
  const rule = ruleFor(request, collection.updateRule)
  if (!(await findRecord(core, collection, id))) throw new ApiError(404)
  // Hashing takes long: it is done before others have to wait for this transaction.
  const passwords = update.passwords ?? (await hashPasswords(collection, request.body))
  return refusing('Failed to update record.', () => core.inTransaction((transaction) => change(transaction, { ...update, rule, passwords })))
}

interface Change extends UpdateRequest {
  readonly rule: string | undefined
  readonly passwords: ReadonlyMap<string, Password>
}

/** Reads and writes in one transaction, so that no `total+` of two at once is lost. */
async function change(core: TransactionCore, { collection, request: sent, id, files, rule, passwords }: Change): Promise<StoredRecord> {
  const stored = await findForUpdate(core, collection, id)
  if (!stored) throw new ApiError(404)
  const trusted = isSuperuser(sent.auth)
  const input = readInput({ values: sent.body, files }, { collection, current: stored.values, trusted })
  const request = { ...sent, body: input.body }
  const row = await findRow(core, { collection, id, request, rule })
  if (!row) throw new ApiError(404)
  const draft = await draftRecord({ collection, previous: stored, values: input.values, files: input.files, passwords })
  const manager = await isManager(core, { collection, row, stored: true, request })
  refuseErrors(await checkAuthForm({ draft, body: input.body, isManager: manager }))
  return updateFromDraft(core, stored, draft)
}
