import { TextRun } from 'docx'
import { inDirections } from '../letters.ts'

export interface Stretch {
  readonly text: string
  readonly style?: string
  readonly rightToLeft?: true
}

/** Word orders what is written from right to left only where a run says that it is. */
export function stretchesOf(text: string, style?: string): Stretch[] {
  return inDirections(text)
    .map((part, index) => ({ text: part, ...(style && { style }), ...(index % 2 === 1 && { rightToLeft: true as const }) }))
    .filter((stretch) => stretch.text !== '')
}

/** The runs of a text, each in its direction. */
export function runsOf(text: string, style?: string): TextRun[] {
  return stretchesOf(text, style).map((stretch) => new TextRun(stretch))
}
