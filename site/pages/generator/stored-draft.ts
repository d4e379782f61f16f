import { keptHere } from '../../runtime/kept.ts'
import type { Draft } from './draft.ts'

/** Where the draft lies; its presence brings React at once (site/runtime/intent-script.ts). */
export const DRAFT_KEY = 'zeugnis-draft'

/** Where the draft lies that a template has taken the place of. */
const EARLIER_KEY = 'zeugnis-draft-earlier'

/** The draft of this browser, on the shape of a known one: what is not of it is left out. Nothing when there is none. */
export function loadDraft(known: Draft): Draft | null {
  return load(DRAFT_KEY, known)
}

/** The draft that lay here before a template was taken over. */
export function loadEarlier(known: Draft): Draft | null {
  return load(EARLIER_KEY, known)
}

export function saveDraft(draft: Draft): void {
  save(DRAFT_KEY, draft)
}

export function saveEarlier(draft: Draft): void {
  save(EARLIER_KEY, draft)
}

/** Nothing of any draft stays in this browser. */
export function clearDrafts(): void {
  for (const key of [DRAFT_KEY, EARLIER_KEY]) keptHere()?.removeItem(key)
}

function load(key: string, known: Draft): Draft | null {
  try {
    const stored: unknown = JSON.parse(keptHere()?.getItem(key) ?? 'null')
    return typeof stored === 'object' && stored !== null ? ofShape(known, stored) : null
  } catch {
    return null
  }
}

/** A browser that stores nothing keeps the draft until the page is left. */
function save(key: string, draft: Draft): void {
  try {
    keptHere()?.setItem(key, JSON.stringify(draft))
  } catch {
    // Full storage refuses: the form goes on.
  }
}

function ofShape(known: Draft, stored: object): Draft {
  const entries = Object.entries(known).map(([key, value]) => {
    const other: unknown = Reflect.get(stored, key)
    return [key, typeof other === typeof value && Array.isArray(other) === Array.isArray(value) ? other : value]
  })
  return { ...known, ...Object.fromEntries(entries) }
}
