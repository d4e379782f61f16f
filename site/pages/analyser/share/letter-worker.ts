import type { ShareProblem } from '#services/reports'
import type { Issuer } from '#zeugnis'

export interface LetterQuestion {
  readonly letters: readonly string[]
  /** Personal data replaced; the same where the last one is new and may be no reference; who issued them, and about which time. */
  readonly asks: 'replaced' | 'added' | 'issuers'
}

export type LetterAnswer = { readonly letters: readonly string[] } | { readonly problem: ShareProblem } | { readonly issuers: readonly Issuer[] }

/** What reads letters that are to be shared, loaded when the first one is. */
export const startLetterWorker = () => new Worker(new URL('./letters.worker.ts', import.meta.url), { type: 'module' })
