import { isTurned } from '../letters.ts'
import type { Line } from './lines.ts'

/** The pieces of a line from left to right, in the order in which they are drawn. */
export type Arrange = <Look>(line: Line<Look>) => Line<Look>

/** For a line without words that run from right to left: nothing to arrange. */
export const asRead: Arrange = (line) => line

/** How the lines of a text are arranged. What turns words is loaded for a text that has such words. */
export async function arrangementOf(text: string): Promise<Arrange> {
  if (!isTurned(text)) return asRead
  const { arrange } = await import('./bidi.ts')
  return arrange
}
