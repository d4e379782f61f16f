import { type Locale, localeRecord, type Messages } from '#words/interface'
import { getAtOnce } from '../browser/get-at-once.ts'
import { messagesPath } from '../route-table/paths.ts'

/**
 * Fetches the interface texts of a language. When they cannot be had, the texts already in the page stay,
 * and one console warning says so.
 */
export async function loadMessages(code: Locale): Promise<Messages | undefined> {
  const path = messagesPath(__BUILD_ID__, localeRecord(code).code)
  try {
    return await getAtOnce<Messages>(path)
  } catch (cause) {
    console.warn(`Messages cannot be loaded (${path})`, cause)
    return undefined
  }
}
