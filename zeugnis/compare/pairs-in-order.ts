import type { Section } from '../model/analysis.ts'
import type { ComparedPair } from '../model/comparison.ts'
import { align } from './align.ts'
import type { Aligned } from './aligned.ts'
import { keepingOrder } from './order.ts'
import { pairOf } from './pair.ts'
import type { Sides } from './read-side.ts'

/** Each sentence beside its counterpart, and what became of it. */
export function pairsInOrder(sides: Sides): { readonly aligned: readonly Aligned[]; readonly pairs: readonly ComparedPair[] } {
  const aligned = inReadingOrder(align(sides.before.units, sides.after.units))
  const moved = movedAmong(aligned)
  return { aligned, pairs: aligned.map((one) => pairOf(one, moved.has(one), sides)) }
}

/** In the order of the second text; what it lacks behind what it stood behind in the first. */
function inReadingOrder(aligned: readonly Aligned[]): Aligned[] {
  const placeOf = new Map<number, number>()
  let last = -1
  for (const { before, after } of [...aligned].filter((pair) => pair.before !== null).sort((a, b) => indexOf(a) - indexOf(b))) {
    if (after) last = after.index
    else if (before) placeOf.set(before.index, last + 0.5)
  }
  const place = ({ before, after }: Aligned) => after?.index ?? placeOf.get(before?.index ?? -1) ?? -1
  return [...aligned].sort((a, b) => place(a) - place(b) || indexOf(a) - indexOf(b))
}

const indexOf = ({ before }: Aligned) => before?.index ?? -1

/** Sentences that stand elsewhere. The order of duties says nothing, and what was written anew has no place of its own. */
function movedAmong(aligned: readonly Aligned[]): ReadonlySet<Aligned> {
  const placed = aligned.flatMap((pair) => {
    const { before, after, by } = pair
    if (!before || !after || by === 'matter' || !isPlaced(before.read.section) || !isPlaced(after.read.section)) return []
    return [{ pair, before: before.index, after: after.index }]
  })
  const kept = keepingOrder(placed)
  return new Set(placed.filter((one) => !kept.has(one)).map(({ pair }) => pair))
}

function isPlaced(section: Section): boolean {
  return section === 'beurteilung' || section === 'schluss'
}
