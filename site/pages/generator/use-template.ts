import { useEffect, useEffectEvent, useState } from 'react'
import type { Locale } from '#words/interface'
import type { Draft } from './draft.ts'
import { loadDraft } from './stored-draft.ts'
import { loadTemplate } from './template-draft.ts'

interface Options {
  readonly locale: Locale
  /** Shows the shape of a draft. */
  readonly sample: Draft
  readonly onTake: (draft: Draft) => void
  /** A draft that somebody changed makes way. */
  readonly onDisplace: (draft: Draft) => void
}

/**
 * A template that the page's address names is taken over whole, once: the address forgets it, and a draft that somebody changed stays.
 * @returns whether the template of the address cannot be had
 */
export function useTemplate({ locale, sample, onTake, onDisplace }: Options): boolean {
  const [hasFailed, setHasFailed] = useState(false)
  const take = useEffectEvent(onTake)
  const displace = useEffectEvent(onDisplace)
  useEffect(() => {
    let isCurrent = true
    function takeOver(draft: Draft | undefined) {
      if (!draft || !isCurrent) return
      const stored = loadDraft(sample)
      if (stored && !stored.isUntouched) displace(stored)
      history.replaceState(history.state, '', location.pathname + location.hash)
      take(draft)
    }
    loadTemplate(location.search, locale).then(takeOver, () => isCurrent && setHasFailed(true))
    return () => {
      isCurrent = false
    }
  }, [locale, sample])
  return hasFailed
}
