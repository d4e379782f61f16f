/** A rectangle in pixels of a page's picture, from its upper left corner. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A word that was read; one without text stands for ink that was not read, or for a blank where a word may be missing. */
export interface ScanWord {
  readonly text: string
  /** How sure the reading is, from 0 to 1; below `DOUBTFUL` it is to be looked at. */
  readonly confidence: number
  readonly box: Box
}

export interface ScanLine {
  readonly words: readonly ScanWord[]
  readonly box: Box
  /** What its letters stand on, in the middle of the line: pixels from the page's top. */
  readonly baseline: number
  /** From the lowest to the highest letter of such a line, in pixels. */
  readonly rowHeight: number
  /** Whether a paragraph begins here. */
  readonly opensParagraph: boolean
}

/** A page that was read, with the picture of it that the boxes are places in. */
export interface ScanPage {
  /** Straightened, its paper white: a JPEG in grey. */
  readonly picture: Blob
  readonly width: number
  readonly height: number
  readonly lines: readonly ScanLine[]
}
