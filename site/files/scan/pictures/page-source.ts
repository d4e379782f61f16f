import type { Line } from '../../line.ts'

/** A page of a TIFF file, which no browser but Safari draws. */
export interface TiffPage {
  readonly tiff: ArrayBuffer
  /** From 0. */
  readonly page: number
}

/** A page that is a picture. It is drawn when its turn comes: twenty at once would not fit into the memory. */
export interface PagePicture {
  /**
   * Pixels for the worker; an `ImageBitmap` becomes the worker's own.
   * @throws {FileProblem} when there is no picture in it, or too large a one
   */
  readonly draw: () => Promise<ImageBitmap | TiffPage>
}

/** A page of a PDF that has its text with it. */
export interface WrittenPage {
  readonly written: readonly Line[]
}

export type PageSource = PagePicture | WrittenPage

/** The pages of the files of one reference, and what has to be closed behind them. */
export interface OpenPages {
  readonly pages: readonly PageSource[]
  /** Ends what keeps the files open; call it when the pages were read, or are not wanted any more. */
  close(): void
}
