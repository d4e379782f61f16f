import { randomText } from '../../tools/id.ts'
import type { Collection } from '../collections/collection.ts'
import type { Core } from '../core.ts'
import { ApiError, type ErrorTree, ValidationError } from '../errors.ts'
import { fieldType } from '../fields/registry.ts'
import { satisfiesRule } from '../query/satisfies-rule.ts'
import type { RequestInfo } from '../request-info.ts'
import { isManager, refuseView, ruleFor } from './access.ts'
import { checkAuthForm } from './auth-form.ts'
import { createFromDraft } from './create.ts'
import { type Draft, draftRecord, type NewFiles, type Password } from './draft.ts'
import { readInput } from './input.ts'
import { type Row, rowOfValues, type Values } from './row.ts'
import { isSuperuser, type StoredRecord } from './stored-record.ts'

export interface WriteRequest {
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
export function refuseErrors(errors: ErrorTree): void {
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
}

/** Does the work; values that are refused become an answer with this sentence. */
export async function refusing<T>(sentence: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof ValidationError ? new ApiError(400, sentence, error.data) : error
  }
}
