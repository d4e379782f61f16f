import type { Change } from '../docx/word-changes.ts'
import { canBeGone, type Edit } from './changed-runs.ts'
import type { Place, Run } from './document-runs.ts'

export interface RunEdit extends Edit {
  readonly run: Run
}

/** One that still grows, and gets the words that take its place. */
interface Growing {
  readonly run: Run
  readonly from: number
  to: number
  text: string
}

/**
 * What has to be done to the runs of a sentence for it to become another; null where one of them cannot be changed.
 * @param start of the sentence in the text of the document
 */
export function sentenceEdits(places: readonly (Place | null)[], start: number, changes: readonly Change[]): RunEdit[] | null {
  const edits: Growing[] = []
  let at = start
  /** What was struck out just before: words that come in its place take its look. */
  let replaced: Growing | undefined
  for (const { kind, text } of changes) {
    if (kind === 'new') {
      const edit = replaced ?? insertion(places, at, start)
      if (!edit) return null
      edit.text = text
      if (!replaced) edits.push(edit)
      replaced = undefined
      continue
    }
    const struck = kind === 'gone' ? struckOut(places.slice(at, at + text.length)) : []
    if (!struck) return null
    edits.push(...struck)
    replaced = struck[0]
    at += text.length
  }
  return edits
}

function struckOut(places: readonly (Place | null)[]): Growing[] | null {
  const edits: Growing[] = []
  for (const place of places) {
    if (!place || place.run.isFixed) return null
    const last = edits.at(-1)
    if (last?.run === place.run) last.to = place.unit + 1
    else edits.push({ run: place.run, from: place.unit, to: place.unit + 1, text: '' })
  }
  return edits.every(({ run, from, to }) => canBeGone(run, from, to)) ? edits : null
}

/** Behind the word before, with its look; at the beginning of the sentence before its first word. */
function insertion(places: readonly (Place | null)[], at: number, start: number): Growing | null {
  const before = at > start ? places[at - 1] : null
  if (before && !before.run.isFixed) return { run: before.run, from: before.unit + 1, to: before.unit + 1, text: '' }
  const next = places[at]
  return next && !next.run.isFixed ? { run: next.run, from: next.unit, to: next.unit, text: '' } : null
}
