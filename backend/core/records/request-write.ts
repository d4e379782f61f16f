import { randomText } from '../../tools/id.ts'
import { fieldType } from '../fields/registry.ts'
import type { Collection } from '../model/collection.ts'
import type { Core, TransactionCore } from '../model/core.ts'
import { ApiError, type ErrorTree, ValidationError } from '../model/errors.ts'
import { isSuperuser, type RequestInfo, type StoredRecord } from '../model/record.ts'
import { findRow, satisfiesRule } from '../query/find.ts'
import { findForUpdate, findRecord, type Row, recordOfRow, rowOfValues, type Values } from '../query/table.ts'
import { checkAuthForm, isManager, refuseView, ruleFor } from './access.ts'
import { deleteRecord } from './delete.ts'
import { type Draft, draftRecord, hashPasswords, type NewFiles, type Password } from './draft.ts'
import { readInput } from './input.ts'
import type { ReadOne } from './request-read.ts'
import { createFromDraft, updateFromDraft } from './save.ts'

interface WriteRequest {
  readonly collection: Collection
  /** Its body as it was sent. */
  readonly request: RequestInfo
  readonly files: NewFiles
  /** Of its body, hashed before, where hashing would keep a transaction waiting. */
  readonly passwords?: ReadonlyMap<string, Password> | undefined
}

const RANDOM_PASSWORD_LENGTH = 30
const REFUSED = 'Failed to create record.'

/** Creates a record as the requester (contract 3). Throws `ApiError`s: 400, or 403 when only superusers may. */
export async function requestCreate(core: Core, { collection, request: sent, files, passwords }: WriteRequest): Promise<StoredRecord> {
  refuseView(collection)
  const rule = ruleFor(sent, collection.createRule)
  const trusted = isSuperuser(sent.auth)
  const empty = Object.fromEntries(collection.fields.map((field) => [field.name, fieldType(field).zero(field)]))
  const body = withPassword(collection, sent)
  const input = readInput({ values: body, files }, { collection, current: empty, trusted })
  const request = { ...sent, body: input.body }
  const laid = await draftRecord({ collection, values: input.values, files: input.files, passwords })
  // A password that stands in is not measured by what is asked of chosen ones.
  const draft = body === sent.body ? laid : { ...laid, passwords: new Map() }
  const row = futureRow(draft)
  if (rule && !(await satisfiesRule(core, { collection, row, stored: false, request, rule }))) throw new ApiError(400, REFUSED)
  const manager = await isManager(core, { collection, row, stored: false, request })
  return refusing(REFUSED, async () => {
    refuseErrors(await checkAuthForm({ draft, body: input.body, isManager: manager }))
    return createFromDraft(core, draft)
  })
}

/** Whoever signs up through another service has no password yet: a random one stands in (contract 5.1). */
function withPassword(collection: Collection, { context, body }: RequestInfo): Values {
  if (context !== 'oauth2' || collection.type !== 'auth' || Object.hasOwn(body, 'password')) return body
  const password = randomText(RANDOM_PASSWORD_LENGTH)
  return { ...body, password, passwordConfirm: password }
}

/** What rules are asked of: the record as it would be, unverified, under a temporary id while it has none. */
function futureRow({ collection, values }: Draft): Row {
  const id = values.id || `__temp_id__${randomText(6)}`
  return rowOfValues(collection, { ...values, id, ...(collection.type === 'auth' ? { verified: false } : {}) })
}

/** Throws when there are errors. */
function refuseErrors(errors: ErrorTree): void {
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
}

/** Does the work; values that are refused become an answer with this sentence. */
async function refusing<T>(sentence: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof ValidationError ? new ApiError(400, sentence, error.data) : error
  }
}

interface UpdateRequest extends WriteRequest {
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
  const row = rule ? await findRow(core, { collection, id, request, rule }) : stored.values
  if (!row) throw new ApiError(404)
  const draft = await draftRecord({ collection, previous: stored, values: input.values, files: input.files, passwords })
  const manager = await isManager(core, { collection, row, stored: true, request })
  refuseErrors(await checkAuthForm({ draft, body: input.body, isManager: manager }))
  return updateFromDraft(core, stored, draft)
}

/** Deletes a record as the requester (contract 3). Throws `ApiError`s: 400, 403, 404. */
export async function requestDelete(core: Core, { collection, id, request }: ReadOne): Promise<void> {
  refuseView(collection)
  const row = await findRow(core, { collection, id, request, rule: ruleFor(request, collection.deleteRule) })
  if (!row) throw new ApiError(404)
  await deleteRecord(core, recordOfRow(collection, row))
}
