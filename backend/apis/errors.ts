import { ApiError, type ErrorTree, ValidationError, type ValueError } from '../core/errors.ts'
import { isDatabaseFailure, isStatementError } from '../dialects/failure.ts'
import { FilterError } from '../tools/filter/filter-error.ts'
import { sortKeys, toJson } from '../tools/json.ts'
import { FieldsError } from '../tools/picker/fields-error.ts'

/** The error as the contract shows it (1.3). What is no answer yet becomes one: 5xx when the machine failed, else 400. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof FilterError || error instanceof FieldsError) return new ApiError(400)
  if (error instanceof ValidationError) return new ApiError(400, undefined, error.data)
  if (isDatabaseFailure(error)) return new ApiError(503)
  return new ApiError(isStatementError(error) ? 400 : 500)
}

/** `{"data":{…},"message":"…","status":400}`, keys of `data` sorted at every level. */
export function errorAnswer(error: ApiError): Response {
  return new Response(`${toJson(errorJson(error))}\n`, { status: error.status, headers: { 'content-type': 'application/json' } })
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
