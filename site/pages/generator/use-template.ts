import { useEffect, useEffectEvent, useState } from 'react'
import type { Locale } from '#words/interface'
import type { Draft } from './draft.ts'
import { loadDraft, loadEarlier, saveDraft, saveEarlier } from './stored-draft.ts'
import { loadTemplate } from './template-draft.ts'

interface Options {
  readonly locale: Locale
  /** Shows the shape of a draft. */
  readonly sample: Draft
  readonly onTake: (draft: Draft) => void
}

export interface TemplateState {
  /** The template of the address cannot be had. */
  readonly hasFailed: boolean
  /** Whether a draft lies here that a template has taken the place of. */
  readonly hasEarlier: boolean
  /** The latest of the earlier drafts comes back; the present one, if it was changed, is kept behind them. */
  readonly swap: (present: Draft) => void
  /** All drafts have been cleared. */
  readonly forget: () => void
}

/** A template that the page's address names is taken over whole, once: the address forgets it, and a draft that somebody changed stays. */
export function useTemplate({ locale, sample, onTake }: Options): TemplateState {
  const [hasFailed, setHasFailed] = useState(false)
  const [hasEarlier, setHasEarlier] = useState(false)
  const take = useEffectEvent(onTake)
  useEffect(() => {
    let isCurrent = true
    setHasEarlier(loadEarlier(sample).length > 0)
    function takeOver(draft: Draft | undefined) {
      if (!draft || !isCurrent) return
      const stored = loadDraft(sample)
      if (stored && !stored.isUntouched) saveEarlier([...loadEarlier(sample), stored])
      setHasEarlier(loadEarlier(sample).length > 0)
      history.replaceState(history.state, '', location.pathname + location.hash)
      take(draft)
    }
    loadTemplate(location.search, locale).then(takeOver, () => isCurrent && setHasFailed(true))
    return () => {
      isCurrent = false
    }
  }, [locale, sample])
  function swap(present: Draft) {
    const earlier = loadEarlier(sample)
    const last = earlier.at(-1)
    if (!last) return
    saveEarlier([...(present.isUntouched ? [] : [present]), ...earlier.slice(0, -1)])
    saveDraft(last)
    setHasEarlier(loadEarlier(sample).length > 0)
    onTake(last)
  }
  return { hasFailed, hasEarlier, swap, forget: () => setHasEarlier(false) }
}
