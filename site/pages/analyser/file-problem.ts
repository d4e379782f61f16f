type FileProblemCode = 'too-large' | 'wrong-type' | 'encrypted' | 'no-text' | 'damaged' | 'not-loaded'

/** Why a file gives no text; the page says what to do. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem'
  readonly code: FileProblemCode

  constructor(code: FileProblemCode, cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}
