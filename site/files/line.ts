/** A line of a page; lengths in points, `y` from the page's foot. */
export interface Line {
  readonly text: string
  readonly y: number
  readonly height: number
  /** Where it ends. */
  readonly right: number
  readonly width: number
}
