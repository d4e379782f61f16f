import type { ShareProblem } from '#services/reports'

export interface LetterQuestion {
  readonly letters: readonly string[]
  /** Personal data replaced; the same where the last one is new and may be no reference; which companies they are of. */
  readonly asks: 'replaced' | 'added' | 'companies'
}

export type LetterAnswer =
  | { readonly letters: readonly string[] }
  | { readonly problem: ShareProblem }
  /** `null` without a letterhead, "" where it is no reference. */
  | { readonly companies: readonly (string | null)[] }

/** What reads letters that are to be shared, loaded when the first one is. */
export const startLetterWorker = () => new Worker(new URL('./letters.worker.ts', import.meta.url), { type: 'module' })
