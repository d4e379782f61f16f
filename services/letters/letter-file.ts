import type { Engines, Guest, Kinds } from '#engines'
import type { Refused } from '../forms/index.ts'

/** A letter as a file. */
export interface LetterFile {
  readonly kind: 'file'
  readonly file: Uint8Array
}

type Order = Kinds['makeLetterFile']['input']

/** Makes a file of a letter that we describe ourselves: a visitor chooses among them. */
export type MakeLetterFile = (order: Order) => Promise<LetterFile | Refused>

/** Throws for a description from which none can be made: it would be wrong here. */
export async function makeLetterFile(order: Order, engines: Engines, guest: Guest): Promise<LetterFile> {
  const written = await engines.run('makeLetterFile', order, guest)
  if (written.kind !== 'file') throw new RangeError(`No file, but ${written.kind}`)
  return written
}
