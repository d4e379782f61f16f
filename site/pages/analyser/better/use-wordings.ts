import { useEffect, useState } from 'react'
import type { Grade, RequestFacts } from '#zeugnis'
import type { NoAnswer } from '../../../browser/asker.ts'
import { useAsker } from '../../../browser/use-asker.ts'
import type { BetterAnswer, BetterQuestion, BetterSentence } from './better-answer.ts'

export type Wordings =
  | { readonly state: 'working' | 'none' | 'failed' | 'stopped' }
  | { readonly state: 'found'; readonly sentences: readonly BetterSentence[] }

/** Looks in a worker for better wordings of a letter's sentences, again for every grade that is asked for. */
export function useWordings(text: string, to: Grade | undefined) {
  const [wordings, setWordings] = useState<Wordings>({ state: 'working' })
  const [facts, setFacts] = useState<RequestFacts>()
  const asker = useAsker<BetterQuestion, BetterAnswer>(startWorker)
  useEffect(() => {
    // A newer question ends this one: that is no reason to say that the search was cancelled.
    let isNewest = true
    const tell = (next: Wordings) => isNewest && setWordings(next)
    setWordings({ state: 'working' })
    asker.ask({ ask: 'wordings', text, to }).then(
      (answer) => {
        if (!('sentences' in answer)) return tell({ state: 'none' })
        setFacts(answer.facts)
        tell({ state: 'found', sentences: answer.sentences })
      },
      ({ reason }: NoAnswer) => tell({ state: reason }),
    )
    return () => {
      isNewest = false
    }
  }, [asker, text, to])
  return { wordings, facts, stop: () => asker.stop() }
}

export const startWorker = () => new Worker(new URL('./better.worker.ts', import.meta.url), { type: 'module' })
