import { StorageError } from '../core/files/storage.ts'
import { ApiError, type ErrorTree, TooManyRequests, ValidationError, type ValueError } from '../core/model/errors.ts'
import { filterRefusal } from '../core/query/scope.ts'
import { AskerGoneError, BusyError, isDatabaseFailure, isStatementError, QueryTimeoutError } from '../dialects/failure.ts'
import { FilterError } from '../tools/filter/tree.ts'
import { sortKeys, toJson } from '../tools/json.ts'
import { FieldsError } from '../tools/picker/excerpt.ts'

/** When whoever was told 503 should ask again. */
const RETRY_AFTER_SECONDS = 5

/** The error as the contract shows it (1.3). What is no answer yet becomes one: 5xx when the machine failed, else 400. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof FilterError) return filterRefusal(error)
  if (error instanceof FieldsError) return new ApiError(400)
  if (error instanceof ValidationError) return new ApiError(400, undefined, error.data)
  if (error instanceof QueryTimeoutError || error instanceof AskerGoneError) return new ApiError(400, error.message)
  if (error instanceof BusyError) return new ApiError(503, error.message)
  if (isDatabaseFailure(error) || error instanceof StorageError) return new ApiError(503)
  return new ApiError(isStatementError(error) ? 400 : 500)
}

/** `{"data":{…},"message":"…","status":400}`, keys of `data` sorted at every level. */
export function errorAnswer(error: ApiError): Response {
  const wait = waitOf(error)
  const headers = { 'content-type': 'application/json', ...(wait !== undefined && { 'retry-after': String(wait) }) }
  return new Response(`${toJson(errorJson(error))}\n`, { status: error.status, headers })
}

function waitOf(error: ApiError): number | undefined {
  if (error instanceof TooManyRequests) return error.retryAfter
  return error.status === 503 ? RETRY_AFTER_SECONDS : undefined
}

/** The same before it is written. */
export function errorJson({ data, message, status }: ApiError): Record<string, unknown> {
  return { data: sortTree(data), message, status }
}

function isValueError(node: ValueError | ErrorTree): node is ValueError {
  return typeof node.code === 'string'
}

function sortTree(tree: ErrorTree): Record<string, unknown> {
  return sortKeys(Object.fromEntries(Object.entries(tree).map(([key, node]) => [key, isValueError(node) ? sortKeys({ ...node }) : sortTree(node)])))
}
