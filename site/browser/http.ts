import { createFetch } from 'ofetch'
import { RETRY_STATUS_CODES } from '../constants.ts'

/**
 * The client of the site's own calls (specification, section 7, generic HTTP behaviour): asks once more after one of the retry
 * statuses and without a line, never for PATCH, POST, PUT and DELETE. Throws a `FetchError` for 400 and above, and when
 * nobody answers. It weighs 3.5 kB, so what every page loads imports it when it is needed (`get-at-once.ts`).
 */
export const http = createFetch({ defaults: { retryStatusCodes: [...RETRY_STATUS_CODES] } })

/** The second try of what has been asked for without this client, and was answered so or not at all. Throws like `http`. */
export async function getAgain<T>(path: string, status: number | undefined): Promise<T> {
  if (status && !RETRY_STATUS_CODES.some((code) => code === status)) throw new Error(`${status}`)
  return http<T>(path, { parseResponse: JSON.parse, retry: 0 })
}

/** What a JSON file of ours holds. Throws a `SyntaxError` for anything else, such as the page of a captive portal. */
export function getJson<T>(path: string): Promise<T> {
  return http<T>(path, { parseResponse: JSON.parse })
}
