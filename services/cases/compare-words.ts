import { diffArrays } from 'diff'

/** What stands between two pages of a text. */
const PAGE = '\f'
/** Words that pages bring with them. */
const OF_PAGES = /^(?:\f|\d{1,2}|seite|page|von|of)$/
/** Texts that differ in more words are other texts; to find in what would take long. */
const MOST_EDITS = 1500

/** The words of a text, in small letters, and where pages end; hyphens, list marks and white space make no difference. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(PAGE, ` ${PAGE} `)
    .split(/[^\p{L}\p{N}\f]+/u)
    .filter(Boolean)
}

export interface WordChange {
  readonly missing: string
  readonly added: string
}

/**
 * What a text that came back has otherwise than the released one. What stands before and after it is not compared: a letterhead, a stamp of
 * a signature. Nothing when every word is there, in its order, with none in between but what pages bring: numbers, and where one page
 * follows another what stands at the edges of the whole as well. A word that another program has parted at the end of a line is the same word.
 * @param found pages are parted by form feeds
 */
export function changedWords(released: string, found: string): readonly WordChange[] {
  const parts = diffArrays(wordsOf(released), wordsOf(found), { maxEditLength: MOST_EDITS })
  if (!parts) return [{ missing: released, added: found }]
  const isKept = parts.map(({ added, removed }) => !added && !removed)
  const [first, last] = [isKept.indexOf(true), isKept.lastIndexOf(true)]
  const edges = new Set([...parts.slice(0, Math.max(0, first)), ...parts.slice(last + 1)].flatMap(({ value, added }) => (added ? value : [])))
  const changes: WordChange[] = []
  let missing: readonly string[] = []
  for (const [index, { value, added, removed }] of parts.entries()) {
    if (removed) missing = value
    if (removed && parts[index + 1]?.added) continue
    const isInside = index > first && index < last
    const more = added && (isInside || missing.length > 0) ? withoutEdges(value, edges) : []
    if (isOtherwise(missing, more)) changes.push({ missing: missing.join(' '), added: more.join(' ') })
    missing = []
  }
  return changes
}

/** Words that came in between, without those of headers and footers where one page follows another. */
function withoutEdges(added: readonly string[], edges: ReadonlySet<string>): readonly string[] {
  return added.includes(PAGE) ? added.filter((word) => !edges.has(word) && word !== PAGE) : added
}

/** Whether words were changed: not when they are the same letters, parted elsewhere, nor when only those of pages came in between. */
function isOtherwise(missing: readonly string[], added: readonly string[]): boolean {
  const own = added.filter((word) => !OF_PAGES.test(word))
  if (missing.length === 0) return own.length > 0
  const letters = missing.join('')
  return added.join('') !== letters && own.join('') !== letters
}
