import type { Side, Unit } from './read-side.ts'
import { countsOf } from './stems.ts'

/** Where words are looked for: in the one wording, in the other, and in the texts that they are of. */
export interface Places {
  readonly here: readonly Unit[]
  readonly there: readonly Unit[]
  readonly own: Side
  readonly other: Side
}

/** Whether all of these stand in the closing. */
export const isClosing = (units: readonly Unit[]) => units.every(({ read }) => read.section === 'schluss')

/**
 * Whether one of some words stands less often there than here, in whatever form: what was only moved is neither lost nor new. Of sentences
 * that were joined a word need not be said twice, and the sentences of a closing share what they say.
 */
export function makeMissing({ here, there, own, other }: Places): (stems: readonly string[]) => boolean {
  const [mine, theirs] = [countsOf(here.flatMap(({ stems }) => stems)), countsOf(there.flatMap(({ stems }) => stems))]
  const isJoined = here.length + there.length > 2
  const areClosing = isClosing([...here, ...there])
  const isLess = (stem: string) => (isJoined ? mine.has(stem) && !theirs.has(stem) : (mine.get(stem) ?? 0) > (theirs.get(stem) ?? 0))
  const isGone = (stem: string) => !areClosing || (own.closing.get(stem) ?? 0) > (other.closing.get(stem) ?? 0)
  return (stems) => stems.some((stem) => isLess(stem) && isGone(stem))
}
