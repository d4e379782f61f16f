import { useEffect, useEffectEvent, useState } from 'react'
import type { Locale } from '#words/locales'
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
  /** The present draft and the earlier one change places. */
  readonly swap: (present: Draft) => void
  /** All drafts have been cleared. */
  readonly forget: () => void
}

/** A template that the page's address names is taken over whole, once: the address forgets it, and the draft before it stays. */
export function useTemplate({ locale, sample, onTake }: Options): TemplateState {
  const [hasFailed, setHasFailed] = useState(false)
  const [hasEarlier, setHasEarlier] = useState(false)
  const take = useEffectEvent(onTake)
  useEffect(() => {
    let isCurrent = true
    setHasEarlier(loadEarlier(sample) !== null)
    function takeOver(draft: Draft | undefined) {
      if (!draft || !isCurrent) return
      const stored = loadDraft(sample)
      if (stored) saveEarlier(stored)
      setHasEarlier(loadEarlier(sample) !== null)
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
    if (!earlier) return
    saveEarlier(present)
    saveDraft(earlier)
    onTake(earlier)
  }
  return { hasFailed, hasEarlier, swap, forget: () => setHasEarlier(false) }
}
