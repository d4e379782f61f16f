import { ApiError } from '../core/errors.ts'

/** Answers a superuser's trial with 400 and the reason in its own words. */
export function rawError(what: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof ApiError) throw error
    throw new ApiError(400, `${what}. Raw error: \n${error instanceof Error ? error.message : String(error)}`)
  }
}
