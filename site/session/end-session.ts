import type { Locale } from '#words/interface'
import { keptHere } from '../browser/kept.ts'
import { casesPath } from '../route-table/account-paths.ts'
import { inLocale } from '../route-table/pages.ts'
import { DEED_FIELD } from './deed-fields.ts'
import { SESSION_KEY, showSession } from './stored-session.ts'

/** Ends this browser's session without the SDK, which reads what is kept each time it is asked. */
export function endStoredSession(): void {
  keptHere()?.removeItem(SESSION_KEY)
  showSession()
}

/** Ends the workplace's session, a cookie that no script reaches. Without a line it ends with the browser's own. */
export function endWorkplaceSession(locale: Locale): void {
  const body = new FormData()
  body.set(DEED_FIELD, 'signOut')
  void fetch(inLocale(casesPath, locale), { method: 'POST', body, headers: { accept: 'application/json' } }).catch(() => undefined)
}
