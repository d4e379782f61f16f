import { useSyncExternalStore } from 'react'
import type { LetterheadImage } from '#zeugnis/document'
import { imageOf, LETTERHEAD_KEY, type Letterhead, loadLetterhead, saveLetterhead } from './letterhead.ts'

const listeners = new Set<() => void>()
/** Read once for all who ask; nothing as long as nobody has. */
let known: { readonly letterhead: Letterhead | undefined } | undefined

/** The image of the letterhead that this browser keeps; every part of the page, and every tab, has the same. */
export function useLetterhead(): Letterhead | undefined {
  return useSyncExternalStore(listen, current, () => undefined)
}

/** The same as the writers of files take it. */
export function letterheadImage(): LetterheadImage | undefined {
  const letterhead = current()
  return letterhead && imageOf(letterhead)
}

/** Keeps an image, or takes it away. */
export function putLetterhead(letterhead: Letterhead | undefined): void {
  saveLetterhead(letterhead)
  tell({ letterhead })
}

function current(): Letterhead | undefined {
  known ??= { letterhead: loadLetterhead() }
  return known.letterhead
}

function tell(next: typeof known): void {
  known = next
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', hearOtherTabs)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', hearOtherTabs)
  }
}

function hearOtherTabs({ key }: StorageEvent): void {
  if (key === null || key === LETTERHEAD_KEY) tell(undefined)
}
