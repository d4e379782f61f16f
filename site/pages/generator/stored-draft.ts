import { keptHere } from '../../browser/kept.ts'
import { DRAFT_KEY, EARLIER_KEY, keptValue } from '../../browser/kept-drafts.ts'
import type { Draft } from './draft.ts'

/** The draft of this browser, on the shape of a known one: what is not of it is left out. Nothing when there is none. */
export function loadDraft(known: Draft): Draft | null {
  const stored = keptValue(DRAFT_KEY)
  return typeof stored === 'object' && stored !== null ? ofShape(known, stored) : null
}

/** The drafts beside the one in the form, the latest last. */
export function loadEarlier(known: Draft): Draft[] {
  const stored = keptValue(EARLIER_KEY)
  return Array.isArray(stored) ? stored.map((one) => ofShape(known, Object(one))) : []
}

/** Keeps the draft of this tab. One that another tab has kept there goes to the shelf, and this one leaves it. */
export function saveDraft(draft: Draft, known: Draft): void {
  const other = loadDraft(known)
  const displaced = other && other.id !== draft.id && !other.isUntouched ? [other] : []
  const earlier = loadEarlier(known)
  const rest = earlier.filter(({ id }) => id !== draft.id && displaced.every((one) => one.id !== id))
  if (displaced.length > 0 || rest.length < earlier.length) saveEarlier([...rest, ...displaced])
  save(DRAFT_KEY, draft)
}

export function saveEarlier(drafts: readonly Draft[]): void {
  if (drafts.length > 0) save(EARLIER_KEY, drafts)
  else keptHere()?.removeItem(EARLIER_KEY)
}

/** Nothing of the draft in the form stays in this browser. */
export function clearDraft(): void {
  keptHere()?.removeItem(DRAFT_KEY)
}

/** Names a draft: unlike those of other tabs, also where the browser keeps its better chance to itself. */
export function newId(): string {
  return `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`
}

/** A browser that stores nothing keeps the draft until the page is left. */
function save(key: string, kept: Draft | readonly Draft[]): void {
  try {
    keptHere()?.setItem(key, JSON.stringify(kept))
  } catch {
    // Full storage refuses: the form goes on.
  }
}

function ofShape(known: Draft, stored: object): Draft {
  const entries = Object.entries(known).map(([key, value]) => {
    const other: unknown = Reflect.get(stored, key)
    return [key, typeof other === typeof value && Array.isArray(other) === Array.isArray(value) ? other : value]
  })
  const draft: Draft = { ...known, ...Object.fromEntries(entries) }
  return { ...draft, id: draft.id || newId() }
}
