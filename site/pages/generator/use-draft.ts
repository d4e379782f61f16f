import { useEffect, useMemo, useRef, useState } from 'react'
import type { Locale } from '#words/locales'
import { german } from '#zeugnis/german'
import { loadWhole } from '../../runtime/navigation/load-whole.ts'
import type { Draft } from './draft.ts'
import { emptyDraft, sampleDraft, withLink } from './sample-draft.ts'
import { clearDraft, loadDraft, saveDraft } from './stored-draft.ts'
import { loadLanguage, writeDraft } from './write-draft.ts'

/** The draft of the page: a link comes first, then what this browser kept, then the sample. Changes are kept here only. */
export function useDraft(locale: Locale, today: string) {
  const sample = useMemo(() => sampleDraft(locale), [locale])
  const [draft, setDraft] = useState(sample)
  const [isSample, setIsSample] = useState(true)
  const [language, setLanguage] = useState(german)
  const touched = useRef(false)
  useEffect(() => {
    const search = new URLSearchParams(location.search)
    const stored = loadDraft(sample)
    if (search.has('role') || search.has('grade')) setDraft(withLink(stored ?? sample, search, locale))
    else if (stored) setDraft(stored)
    setIsSample(!stored)
  }, [sample, locale])
  useEffect(() => {
    let isCurrent = true
    Promise.resolve(loadLanguage(draft.language)).then((loaded) => isCurrent && setLanguage(loaded), loadWhole)
    return () => {
      isCurrent = false
    }
  }, [draft.language])
  useEffect(() => {
    if (touched.current) saveDraft(draft)
  }, [draft])
  function change(more: Partial<Draft>) {
    touched.current = true
    setIsSample(false)
    setDraft((before) => ({ ...before, ...more }))
  }
  function clear() {
    touched.current = false
    clearDraft()
    setIsSample(false)
    setDraft(emptyDraft(locale))
  }
  const written = useMemo(() => writeDraft(draft, language, today), [draft, language, today])
  return { draft, change, clear, written, language, isSample }
}
