import type { ReactNode } from 'react'

/** Width and height of the sheet that small pictures are drawn on. */
export const WIDTH = 120
export const HEIGHT = 90

/** A picture without words, for lists: the title stands beside it, so it is not read out. */
export function Small({ children }: { children: ReactNode }) {
  return (
    <svg className="small-fig" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {children}
    </svg>
  )
}

/** Text that is too small to be read stands as lines: one a row, the last one shorter. */
export function linesPath(left: number, top: number, width: number, rows: number, step: number): string {
  return Array.from({ length: rows }, (_, row) => `M${left} ${top + row * step}h${row === rows - 1 ? 0.6 * width : width}`).join('')
}

/** Words as lines, as long as they are; of more than there is room for, as many as there is. */
export function wordsPath(
  left: number,
  top: number,
  width: number,
  { words, inLine, most }: { words: string; inLine: number; most: number },
  step: number,
) {
  const lines = Math.min(most, words.length / inLine)
  return Array.from({ length: Math.ceil(lines) }, (_, row) => `M${left} ${top + row * step}h${at(width * Math.min(1, lines - row))}`).join('')
}

/** A place on the sheet, rounded: an address of a tenth is fine enough. */
export const at = (value: number) => Math.round(value * 10) / 10
