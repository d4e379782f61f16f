import type { ShareOutcome } from '#services/reports'
import type { Locale } from '#words/interface'
import { http } from '../../../browser/http.ts'
import { outcomeOf } from '../../../forms/outcome-of.ts'
import { inLocale, reportPaths } from '../../../route-table/pages.ts'
import { storedSession } from '../../../session/stored-session.ts'

/** What became of it; `offline` when nobody answered. */
export type SendOutcome = ShareOutcome | { readonly kind: 'refused'; readonly reason: 'offline' }

interface Shared {
  readonly letters: readonly string[]
  /** What the company of each is called, where that was written; else the letter says it. */
  readonly firms: readonly (string | null)[]
  readonly days: number
}

/** Sends letters to be shared, as whoever is signed in in this browser. Never rejects. */
export async function sendReport(shared: Shared, locale: Locale): Promise<SendOutcome> {
  const token = storedSession(Date.now())?.token
  try {
    const { status, headers, _data } = await http.raw<string, 'text'>(inLocale(reportPaths.share, locale), {
      method: 'POST',
      headers: token ? { authorization: token } : {},
      body: shared,
      responseType: 'text',
      ignoreResponseError: true,
    })
    return outcomeOf<ShareOutcome>({ status, text: _data ?? '', retryAfter: headers.get('retry-after') }, ['shared', 'differs', 'invalid', 'refused'])
  } catch {
    return { kind: 'refused', reason: 'offline' }
  }
}
