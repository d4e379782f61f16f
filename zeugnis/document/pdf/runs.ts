import type { DocumentFonts, FontStyle } from '../options.ts'
import { charactersOf } from './cmap.ts'

/** A stretch of text that one face shows. */
interface Run {
  /** Name under which the face is known to the file, such as `serif0`. */
  readonly face: string
  readonly text: string
}

/** Every font has it; the replacement character of Unicode hardly any. */
const REPLACEMENT = '?'
/** Nothing to see of its own: marks of direction and variation, joiners, soft hyphens. */
const unseen = /\p{Cf}|\p{Variation_Selector}/gu
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

export const faceName = (style: string, index: number) => `${style}${index}`

/** Which faces show a text; what none of them can show becomes one replacement character a letter. */
export type ToRuns = (text: string, style: FontStyle) => Run[]

export function runsIn(fonts: DocumentFonts): ToRuns {
  const sets = new Map(Object.entries(fonts).map(([style, faces]) => [style, faces.map(charactersOf)]))
  return (text, style) => {
    const faces = sets.get(style) ?? []
    const runs: Run[] = []
    for (const { segment } of graphemes.segment(text)) {
      const index = faces.findIndex((set) => [...segment].every((character) => set.has(character.codePointAt(0) ?? 0)))
      append(runs, faceName(style, Math.max(index, 0)), index < 0 ? REPLACEMENT : segment)
    }
    return runs
  }
}

function append(runs: Run[], face: string, text: string): void {
  const last = runs.at(-1)
  if (last?.face === face) runs[runs.length - 1] = { face, text: last.text + text }
  else runs.push({ face, text })
}

/** A text as it can stand in lines: letters and their marks as one, no control characters; breaks of lines stay. */
export function settable(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(unseen, '')
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/[^\S\n\u00a0\u202f]|(?!\n)\p{Cc}/gu, ' ')
}
