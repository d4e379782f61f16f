import type { Aligned } from './aligned.ts'
import { keepingOrder } from './order.ts'
import type { Unit } from './read-side.ts'

/** Which sentences have their counterpart. */
export class Pairs {
  readonly all: Aligned[] = []
  readonly #taken = new Set<Unit>()
  readonly has = (unit: Unit) => this.#taken.has(unit)

  add(before: Unit, after: Unit, by: Aligned['by']): void {
    if (this.has(before) || this.has(after)) return
    this.#taken.add(before).add(after)
    this.all.push({ before, after, by })
  }
}

/** What has no counterpart yet, by the gaps between pairs that keep their order. */
export function gapsBetween(before: readonly Unit[], after: readonly Unit[], pairs: Pairs): (readonly [Unit[], Unit[]])[] {
  const places = pairs.all.flatMap(({ before: one, after: other }) => (one && other ? [{ before: one.index, after: other.index }] : []))
  const anchors = [...keepingOrder(places), { before: before.length, after: after.length }].sort((one, other) => one.before - other.before)
  const open = (units: readonly Unit[]) => units.filter((unit) => !pairs.has(unit))
  return anchors.map((anchor, at) => {
    const last = anchors[at - 1] ?? { before: -1, after: -1 }
    return [open(before.slice(last.before + 1, anchor.before)), open(after.slice(last.after + 1, anchor.after))] as const
  })
}
