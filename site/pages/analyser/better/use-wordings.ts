import { useEffect, useState } from 'react'
import type { Grade } from '#zeugnis'
import type { NoAnswer } from '../../../browser/asker.ts'
import { useAsker } from '../../../browser/use-asker.ts'
import type { BetterAnswer, BetterQuestion, BetterSentence } from './better-answer.ts'

export type Wordings =
  | { readonly state: 'working' | 'none' | 'failed' | 'stopped' }
  | { readonly state: 'found'; readonly sentences: readonly BetterSentence[]; readonly issuer: string | null }

/** Looks in a worker for better wordings of a letter's sentences, again for every grade that is asked for. */
export function useWordings(text: string, to: Grade | undefined) {
  const [wordings, setWordings] = useState<Wordings>({ state: 'working' })
  const asker = useAsker<BetterQuestion, BetterAnswer>(startWorker)
  useEffect(() => {
    setWordings({ state: 'working' })
    asker.ask({ ask: 'wordings', text, to }).then(
      (answer) => setWordings('sentences' in answer ? { state: 'found', ...answer } : { state: 'none' }),
      ({ reason }: NoAnswer) => setWordings({ state: reason }),
    )
  }, [asker, text, to])
  return { wordings, stop: () => asker.stop() }
}

export const startWorker = () => new Worker(new URL('./better.worker.ts', import.meta.url), { type: 'module' })
