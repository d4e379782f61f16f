import { normalise, type Passage, type Unit } from '#language'

/** A contract as the rules read it: lines matter, columns do not. */
export const readContract = (given: string): Passage => normalise(given, { own })

function own(given: string, at: number): Unit | undefined {
  const character = given.charAt(at)
  if (character === '\t') return [' ', 1]
  return character === '\f' || character === '\u0085' ? ['\n', 1] : undefined
}
