import { diffArrays } from 'diff'

/** A stretch of two versions of a text: in both, only in the old one, only in the new one. */
export interface Change {
  readonly kind: 'same' | 'gone' | 'new'
  readonly text: string
}

/** A sentence with more differences is another one; finding them would take a square of its length. */
const MOST_DIFFERENCES = 120
/** With less in common than this share of the longer wording the whole sentence is exchanged: single words of it would not be readable. */
const COMMON = 0.4

/** How one wording becomes another, word by word; where they have little in common, at one stroke. All kept and gone stretches are the old wording, all kept and new ones the new. */
export function wordChanges(before: string, after: string): Change[] {
  const parts = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: MOST_DIFFERENCES })
  const changes = (parts ?? []).map(
    ({ value, added, removed }): Change => ({ kind: added ? 'new' : removed ? 'gone' : 'same', text: value.join('') }),
  )
  const common = changes.reduce((sum, { kind, text }) => sum + (kind === 'same' ? text.trim().length : 0), 0)
  return common >= COMMON * Math.max(before.length, after.length) ? changes : exchanged(before, after)
}

function exchanged(before: string, after: string): Change[] {
  return [['gone', before] as const, ['new', after] as const].flatMap(([kind, text]) => (text ? [{ kind, text }] : []))
}

/** Words, signs, and the space between them, with nothing left out. */
function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}\u00ad]+|\s+|[^\s\p{L}\p{N}]/gu) ?? []
}
