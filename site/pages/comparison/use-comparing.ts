import { useCallback, useState } from 'react'
import type { Locale } from '#words/interface'
import type { NoAnswer } from '../../browser/asker.ts'
import { useAsker } from '../../browser/use-asker.ts'
import type { Answer, Question } from './compare-texts.ts'
import type { ComparisonView } from './comparison-view.ts'

export interface Texts {
  readonly before: string
  readonly after: string
}

export type ComparingState =
  | { readonly state: 'empty' }
  | { readonly state: 'working' }
  /** `texts`: nothing for what the page came with. */
  | { readonly state: 'compared'; readonly view: ComparisonView; readonly texts: Texts | null }
  /** `why`: a sentence of the engine; nothing where it could not be loaded. */
  | { readonly state: 'refused'; readonly why: string | null }

/** Compares texts in a worker that starts with the first ones. Later ones end an earlier comparison, `clear` ends any. */
export function useComparing(locale: Locale, first: ComparisonView) {
  const [state, setState] = useState<ComparingState>({ state: 'compared', view: first, texts: null })
  const asker = useAsker<Question, Answer>(startWorker)
  const compare = useCallback(
    /** @param how whether a comparison that is shown stays until the new one is there */
    (before: string, after: string, how: 'anew' | 'beside what is shown') => {
      setState((shown) => (how === 'anew' || shown.state !== 'compared' ? { state: 'working' } : shown))
      asker.ask({ before, after, locale }).then(
        (answer) =>
          setState('view' in answer ? { state: 'compared', view: answer.view, texts: { before, after } } : { state: 'refused', why: answer.refusal }),
        ({ reason }: NoAnswer) => reason === 'failed' && setState({ state: 'refused', why: null }),
      )
    },
    [locale, asker],
  )
  const clear = useCallback(() => {
    asker.stop()
    setState({ state: 'empty' })
  }, [asker])
  return { state, compare, clear }
}

const startWorker = () => new Worker(new URL('./compare.worker.ts', import.meta.url), { type: 'module' })
