import type { Run } from './document-runs.ts'
import { escapeXml } from './xml-tree.ts'

/** Units of a run that are struck out, and what is written in their place. */
export interface Edit {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** The next `w:id="…" w:author="…" w:date="…"`. */
export type Mark = () => string

/** A run with some of it struck out or written as tracked changes; all parts of it keep its look. */
export function changedRun(run: Run, edits: readonly Edit[], mark: Mark): string {
  let from = 0
  let xml = ''
  for (const edit of [...edits].sort((one, other) => one.from - other.from)) {
    xml += stretch(run, 't', from, edit.from)
    if (edit.to > edit.from) xml += `<w:del ${mark()}>${stretch(run, 'delText', edit.from, edit.to)}</w:del>`
    if (edit.text) xml += `<w:ins ${mark()}>${run.opening}${written(edit.text)}</w:r></w:ins>`
    from = edit.to
  }
  return xml + stretch(run, 't', from, Number.POSITIVE_INFINITY)
}

function stretch(run: Run, element: 't' | 'delText', from: number, to: number): string {
  let unit = 0
  let xml = ''
  for (const { words, xml: whole } of run.pieces) {
    const [start, end] = [Math.max(from - unit, 0), Math.min(to - unit, words?.length ?? 1)]
    if (start < end) xml += words === null || (element === 't' && end - start === words.length) ? whole : wordsIn(element, words.slice(start, end))
    unit += words?.length ?? 1
  }
  return xml && `${run.opening}${xml}</w:r>`
}

function wordsIn(element: 't' | 'delText', words: string): string {
  return `<w:${element} xml:space="preserve">${escapeXml(words)}</w:${element}>`
}

/** What XML 1.0 has no place for (2.2). */
const unwritable = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu
const signs: Readonly<Record<string, string>> = { '\t': '<w:tab/>', '\n': '<w:br/>' }

function written(text: string): string {
  const plain = text.toWellFormed().replace(unwritable, '').replace(/\r\n?/g, '\n')
  return plain
    .split(/([\t\n])/)
    .map((part) => signs[part] ?? (part && wordsIn('t', part)))
    .join('')
}

/** Whether all that would be struck out between the first and the last word of it can be. */
export function canBeGone(run: Run, from: number, to: number): boolean {
  let unit = 0
  return run.pieces.every(({ words, isPlain }) => {
    const start = unit
    unit += words?.length ?? 1
    return isPlain || unit <= from || start >= to
  })
}
