import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
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

/**
 * Compares texts in a worker that starts with the first ones. Later ones end an earlier comparison, `clear` ends any.
 * @param first what the page came with, or texts that were compared before in this tab; nothing where only fields were shown
 */
export function useComparing(locale: Locale, first: ComparisonView | Texts | null) {
  const [state, setState] = useState<ComparingState>(() => beginWith(first))
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
  useInLanguage(locale, state, compare)
  const begin = useEffectEvent(() => first && 'before' in first && compare(first.before, first.after, 'anew'))
  useEffect(() => void begin(), [])
  const clear = useCallback(() => {
    asker.stop()
    setState({ state: 'empty' })
  }, [asker])
  return { state, compare, clear }
}

function beginWith(first: ComparisonView | Texts | null): ComparingState {
  if (!first) return { state: 'empty' }
  return 'before' in first ? { state: 'working' } : { state: 'compared', view: first, texts: null }
}

/** What was found in texts of one's own is said anew when the language of the page changes. */
function useInLanguage(locale: Locale, state: ComparingState, compare: (before: string, after: string, how: 'beside what is shown') => void) {
  const said = useRef(locale)
  useEffect(() => {
    if (said.current === locale) return
    said.current = locale
    if (state.state === 'compared' && state.texts) compare(state.texts.before, state.texts.after, 'beside what is shown')
  }, [locale, state, compare])
}

const startWorker = () => new Worker(new URL('./compare.worker.ts', import.meta.url), { type: 'module' })
