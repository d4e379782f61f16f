import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Locale } from '#words/interface'
import type { Letter } from '#zeugnis'
import { DRAFT_KEY } from '../../browser/kept-drafts.ts'
import { loadWhole } from '../../navigation/load-whole.ts'
import type { Draft } from './draft.ts'
import { inLanguage, retitled, withSuggestedTasks } from './own-words.ts'
import { emptyDraft, sampleDraft } from './sample-draft.ts'
import { clearDraft, loadDraft, loadEarlier, newId, saveDraft } from './stored-draft.ts'
import { useLanguage } from './use-language.ts'
import { type Shelf, useShelf } from './use-shelf.ts'
import { useTemplate } from './use-template.ts'
import { loadLanguage, writeDraft } from './write-draft.ts'

/**
 * The draft of the page: a template that the address names comes first, then what this browser kept, then the sample. Changes
 * are kept here only; a tab with the same draft follows them, and one with another keeps its own.
 * @param sampleLetter the letter of the untouched sample, there before the phrases of its language
 */
export function useDraft(locale: Locale, today: string, sampleLetter: Letter) {
  const sample = useMemo(() => sampleDraft(locale), [locale])
  const [draft, setDraft] = useState(sample)
  const [known, setKnown] = useState(sample)
  if (known !== sample) {
    // The page has changed its language: a sample that nobody has touched goes with it.
    setKnown(sample)
    if (draft === known) setDraft(sample)
  }
  const [isSample, setIsSample] = useState(true)
  const touched = useRef(false)
  useEffect(() => {
    const stored = loadDraft(sample)
    if (!stored) return
    setDraft(stored)
    setIsSample(false)
  }, [sample])
  useEffect(() => {
    if (touched.current) saveDraft(draft, sample)
  }, [draft, sample])
  useOtherTabs(() => fromOtherTab(draft, sample, locale), replace)
  /** A draft that needs no keeping. */
  function replace(next: Draft) {
    touched.current = false
    setIsSample(false)
    setDraft(next)
  }
  function update(next: (before: Draft) => Draft) {
    touched.current = true
    setIsSample(false)
    setDraft((before) => named(next(before)))
  }
  const shelf = useShelf(sample, (opened) => update(() => opened))
  const hasFailed = useTemplate({ locale, sample, onTake: (taken) => update(() => taken), onDisplace: shelf.put })
  function change(more: Partial<Draft>) {
    update((before) => changed(before, more))
    if (more.language) translateTasks(update)
  }
  /** An empty form; what was in it is put away, or taken away. */
  function empty(put: Shelf['put']) {
    put(draft)
    clearDraft()
    replace(begun(locale))
  }
  const language = useLanguage(draft)
  const written = useMemo(() => {
    const { letter, ...rest } = writeDraft(draft, language, today)
    return { letter: letter ?? (draft === sample ? sampleLetter : undefined), ...rest }
  }, [draft, language, today, sample, sampleLetter])
  /** The letter of the draft as it is now, also while its language is still coming. */
  const letterNow = async () => written.letter ?? writeDraft(draft, await loadLanguage(draft), today).letter
  const [begin, clear] = [() => empty(shelf.put), () => empty(shelf.clear)]
  return { draft, change, begin, clear, written, letterNow, language, isSample, shelf, hasFailed }
}

const SEEDS = 1_000_000

/** An empty draft; two letters that are begun anew do not say the same in the same words. */
const begun = (locale: Locale): Draft => ({ ...emptyDraft(locale), seed: Math.floor(Math.random() * SEEDS) })

const named = (draft: Draft): Draft => (draft.id ? draft : { ...draft, id: newId() })

/** What another tab made of this draft or put in place of the sample, an empty one where it took all away; nothing while it writes another. */
function fromOtherTab(draft: Draft, sample: Draft, locale: Locale): Draft | undefined {
  const stored = loadDraft(sample)
  if (stored) return stored.id === draft.id || draft === sample ? stored : undefined
  return loadEarlier(sample).length === 0 ? emptyDraft(locale) : undefined
}

/** What another tab of this browser has changed or cleared. */
function useOtherTabs(look: () => Draft | undefined, onChange: (there: Draft) => void): void {
  const told = useEffectEvent(() => {
    const there = look()
    if (there) onChange(there)
  })
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => {
      if (key === null || key === DRAFT_KEY) told()
    }
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  }, [])
}

/** A change of a field, with what follows from it: a title of ours goes with the form of address, our words with the language. */
function changed(before: Draft, more: Partial<Draft>): Draft {
  const after = { ...before, ...more, isUntouched: false }
  if (after.kind !== before.kind) return { ...after, reason: reasonFor(after) }
  if (after.language !== before.language) return inLanguage({ ...after, language: before.language }, after.language)
  return after.address === before.address ? after : { ...after, job: retitled(after.job, after) }
}

/** Training ends by its examination, where nothing else is said; employment does not. */
function reasonFor({ kind, reason }: Draft): Draft['reason'] {
  const isOfTraining = reason === 'abschluss' || reason === 'uebernahme'
  if (kind === 'ausbildung') return isOfTraining || reason === 'einvernehmlich' || reason === 'ohneAngabe' ? reason : 'abschluss'
  return isOfTraining ? 'eigenerWunsch' : reason
}

/** Suggested duties are translated when their file has come. */
function translateTasks(update: (next: (before: Draft) => Draft) => void): void {
  import('#zeugnis/role-texts').then(({ roleTexts }) => update((before) => withSuggestedTasks(before, roleTexts)), loadWhole)
}
