import { type RefusalReason, refuse } from '#services/forms'
import type { ShareOutcome } from '#services/reports'
import type { Locale } from '#words/locales'
import { storedSession } from '../../../access/stored-session.ts'
import { inLocale, reportPaths } from '../../../routes.ts'
import { http } from '../../../runtime/http.ts'

/** What became of it; `offline` when nobody answered. */
export type SendOutcome = Exclude<ShareOutcome, { kind: 'refused' }> | { readonly kind: 'refused'; readonly reason: RefusalReason | 'offline' }

interface Shared {
  readonly letters: readonly string[]
  readonly days: number
}

/** Sends letters to be shared, as whoever is signed in in this browser. Never rejects. */
export async function sendReport(shared: Shared, locale: Locale): Promise<SendOutcome> {
  const token = storedSession(Date.now())?.token
  try {
    const { status, _data } = await http.raw<string, 'text'>(inLocale(reportPaths.share, locale), {
      method: 'POST',
      headers: token ? { authorization: token } : {},
      body: shared,
      responseType: 'text',
      ignoreResponseError: true,
    })
    return outcomeOf(status, _data ?? '')
  } catch {
    return { kind: 'refused', reason: 'offline' }
  }
}

/** The page answers with an outcome; whoever stands before it with a status only. */
function outcomeOf(status: number, text: string): SendOutcome {
  const outcome = parse(text)
  return isOutcome(outcome) ? outcome : refuse(status === 413 ? 'too_large' : status === 429 ? 'rate_limited' : 'backend_away')
}

function isOutcome(value: unknown): value is ShareOutcome {
  return typeof value === 'object' && value !== null && 'kind' in value && /^(shared|differs|invalid|refused)$/.test(String(value.kind))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
