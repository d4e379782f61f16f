/** A Word file that a text was read from. */
export interface WordFile {
  readonly name: string
  readonly text: string
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The path of its main part. */
  readonly part: string
}

/** Both of a comparison, and the one of the analysis. */
const MOST = 3
let kept: readonly WordFile[] = []

/** Keeps the file in this tab, in memory only: changes to its text can be written into it. */
export function keepWordFile(file: WordFile): void {
  kept = [...kept.filter(({ text }) => text !== file.text), file].slice(-MOST)
}

/** The file that has this very text. */
export function wordFileOf(text: string): WordFile | undefined {
  return kept.find((file) => file.text === text)
}

export function forgetWordFiles(): void {
  kept = []
}
