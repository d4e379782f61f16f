import { z } from 'zod'
import type { RefusalReason } from '../forms/index.ts'

export interface CaptchaOptions {
  readonly secret: string
  /** Where its service lies, without `/api/siteverify`. */
  readonly base: string
}

const PATIENCE_MS = 5000
const LONGEST_TOKEN = 4096

const answer = z.object({ success: z.boolean() })

/**
 * Asks the captcha's service whether a person solved it (https://developers.google.com/recaptcha/docs/verify). The visitor's address is
 * not passed on. Gives why the form is refused.
 */
export async function checkCaptcha(token: FormDataEntryValue | null, { secret, base }: CaptchaOptions): Promise<RefusalReason | undefined> {
  if (typeof token !== 'string' || token === '' || token.length > LONGEST_TOKEN) return 'captcha'
  try {
    const body = new URLSearchParams({ secret, response: token })
    const response = await fetch(`${base}/api/siteverify`, { method: 'POST', body, signal: AbortSignal.timeout(PATIENCE_MS) })
    return answer.parse(await response.json()).success ? undefined : 'captcha'
  } catch {
    return 'captcha_away'
  }
}
