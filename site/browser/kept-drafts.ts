import { keptHere } from './kept.ts'

/** Where the generator's draft lies; its presence brings React at once (site/arrival/intent-script.ts). */
export const DRAFT_KEY = 'zeugnis-draft'

/** Where the drafts lie that others have taken the place of. */
export const EARLIER_KEY = 'zeugnis-draft-earlier'

/** What lies under a key; null for nothing, and for what cannot be read. */
export function keptValue(key: string): unknown {
  try {
    return JSON.parse(keptHere()?.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Whom the drafts of this browser are about, the one in the form first; those that nobody has touched are left out. */
export function keptDraftNames(): string[] {
  const [present, earlier] = [keptValue(DRAFT_KEY), keptValue(EARLIER_KEY)]
  const drafts: unknown[] = [present, ...(Array.isArray(earlier) ? earlier.toReversed() : [])]
  return drafts.flatMap((draft) => nameOf(Object(draft)) ?? [])
}

function nameOf(draft: object): string | undefined {
  if (Reflect.get(draft, 'isUntouched') !== false) return undefined
  const texts = ['firstName', 'lastName', 'job'].map((field) => String(Reflect.get(draft, field) ?? '').trim())
  const [firstName = '', lastName = '', job = ''] = texts
  return `${firstName} ${lastName}`.trim() || job || undefined
}
