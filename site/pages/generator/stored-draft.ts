import type { Draft } from './draft.ts'

/** Where the draft lies; its presence brings React at once (site/runtime/intent-script.ts). */
export const DRAFT_KEY = 'zeugnis-draft'

/** The draft of this browser, on the shape of a known one: what is not of it is left out. Nothing when there is none. */
export function loadDraft(known: Draft): Draft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? 'null')
    return typeof stored === 'object' && stored !== null ? ofShape(known, stored) : null
  } catch {
    return null
  }
}

/** A browser that stores nothing keeps the draft until the page is left. */
export function saveDraft(draft: Draft): void {
  try {
    localStorage.setItem(DRAFT_KEY, JSON.stringify(draft))
  } catch {
    // Private windows and full storage refuse: the form goes on.
  }
}

export function clearDraft(): void {
  try {
    localStorage.removeItem(DRAFT_KEY)
  } catch {
    // As above.
  }
}

function ofShape(known: Draft, stored: object): Draft {
  const entries = Object.entries(known).map(([key, value]) => {
    const other: unknown = Reflect.get(stored, key)
    return [key, typeof other === typeof value && Array.isArray(other) === Array.isArray(value) ? other : value]
  })
  return { ...known, ...Object.fromEntries(entries) }
}
