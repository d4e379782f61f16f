/**
 * A text in its paragraphs. Several may go on among the same paragraphs: what a text box says stands behind the paragraph it hangs on,
 * which goes on afterwards.
 */
export class Flow {
  readonly #all: string[][]
  #open: string[] = []

  constructor(all: string[][]) {
    this.#all = all
    this.end()
  }

  write(text: string): void {
    this.#open.push(text)
  }

  /** Ends the paragraph, and begins another. */
  end(): void {
    this.#open = []
    this.#all.push(this.#open)
  }

  /** Another text among these paragraphs. */
  beside(): Flow {
    return new Flow(this.#all)
  }
}
