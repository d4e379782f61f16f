import type { AuthCollection } from '../core/collections/collection.ts'
import { ApiError } from '../core/errors.ts'
import type { Call } from './endpoint.ts'

/** The auth collection of the path; throws 404 when there is none (contract 5). */
export function authCollection({ core, params }: Call): AuthCollection {
  const collection = core.collections.find(params.collection ?? '')
  if (collection?.type !== 'auth') throw new ApiError(404, 'Missing or invalid auth collection context.')
  return collection
}
