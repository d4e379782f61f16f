import type { LetterheadImage } from '#zeugnis/document'
import { keptHere } from '../../../browser/kept.ts'

/** An image at the head of the letter: a PNG that this browser has drawn itself, as an address with its data. Sizes in pixels. */
export interface Letterhead {
  readonly src: string
  readonly width: number
  readonly height: number
}

/** Where it lies. It is of the firm, not of one draft: every draft of this browser has it. */
export const LETTERHEAD_KEY = 'zeugnis-briefkopf'

const START = 'data:image/png;base64,'

/** The image that this browser keeps, or nothing. */
export function loadLetterhead(): Letterhead | undefined {
  try {
    const { src, width, height } = Object(JSON.parse(keptHere()?.getItem(LETTERHEAD_KEY) ?? 'null'))
    return typeof src === 'string' && src.startsWith(START) && width > 0 && height > 0 ? { src, width, height } : undefined
  } catch {
    return undefined
  }
}

/** Keeps it, or takes it away; a browser that stores nothing has it until the page is left. */
export function saveLetterhead(letterhead: Letterhead | undefined): void {
  try {
    if (letterhead) keptHere()?.setItem(LETTERHEAD_KEY, JSON.stringify(letterhead))
    else keptHere()?.removeItem(LETTERHEAD_KEY)
  } catch {
    // Full storage refuses: the page goes on.
  }
}

/** As the writers of files take it. */
export function imageOf({ src, width, height }: Letterhead): LetterheadImage {
  return { png: Uint8Array.from(atob(src.slice(START.length)), (character) => character.charCodeAt(0)), width, height }
}
