export type FileProblemCode =
  | 'empty'
  | 'too-large'
  | 'too-large-unpacked'
  | 'too-long'
  | 'too-many-pages'
  | 'encrypted'
  | 'damaged'
  | 'no-text'
  | 'scan'
  | 'picture'
  | 'other-format'
  | 'old-word'
  | 'pages'
  | 'works'
  | 'renamed'
  | 'wrong-type'
  | 'not-loaded'
  | 'not-started'
  | 'too-many-pixels'
  | 'heic'
  | 'no-words'
  | 'unreadable'

/** Why a file gives no text; the page says what to do. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem'
  readonly code: FileProblemCode
  /** The ending that the words name, such as `.wpd`. */
  readonly ending: string

  constructor(code: FileProblemCode, { ending = '', cause }: { readonly ending?: string; readonly cause?: unknown } = {}) {
    super(code, { cause })
    this.code = code
    this.ending = ending
  }
}
