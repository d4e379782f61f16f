import type { FileText } from './file-text.ts'
import { isPageWord, withoutPageNumber } from './page-words.ts'

/** The paragraphs of a document of any word processor; a field that counts pages is `PAGE_NUMBER`. */
export interface DocumentParts {
  readonly head: readonly string[]
  readonly body: readonly string[]
  /** Footnotes and endnotes. */
  readonly notes: readonly string[]
  readonly foot: readonly string[]
  readonly hasChanges: boolean
}

/** What a document says: its page headers, its text, its notes, its page footers. */
export function documentText({ head, body, notes, foot, hasChanges }: DocumentParts): FileText {
  const paragraphs = [...body, ...notes.map((note) => note.trim())].map((text) => text.replace(/\u00ad/g, '')).filter((text) => text.trim() !== '')
  const text = [frameOf(head), ...paragraphs, frameOf(foot)].filter(Boolean).join('\n\n')
  return { text, notes: hasChanges ? [{ code: 'tracked-changes' }] : [] }
}

/** Each line once, without the page's number. Tabs set what stands at the left, in the middle and at the right of a page apart. */
function frameOf(paragraphs: readonly string[]): string {
  const lines = paragraphs.flatMap((text) => text.replace(/\u00ad/g, '').split(/[\t\n]+/))
  const told = lines
    .filter((line) => !isPageWord(line.trim()))
    .map(withoutPageNumber)
    .filter(Boolean)
  return [...new Set(told)].join('\n')
}
