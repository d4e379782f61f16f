import { normalise, type Passage, type Unit } from '#language'

/** A CV as the rules read it. Tabs and runs of spaces stay: they are columns. */
export const readCv = (given: string): Passage => normalise(given, { own })

function own(given: string, at: number): Unit | undefined {
  const character = given.charAt(at)
  return character === '\f' || character === '\u0085' ? ['\n', 1] : undefined
}
