interface Counts {
  right: number
  false: number
  missed: number
}

/** Counts what was found and what is labelled, per name, and prints precision and recall. */
export class Tally {
  readonly #counts = new Map<string, Counts>()

  add(found: Iterable<string>, labelled: Iterable<string>): void {
    const [isFound, isLabelled] = [new Set(found), new Set(labelled)]
    for (const name of isFound) this.#of(name)[isLabelled.has(name) ? 'right' : 'false'] += 1
    for (const name of isLabelled) if (!isFound.has(name)) this.#of(name).missed += 1
  }

  rows(): Record<string, Counts & { readonly precision: number | null; readonly recall: number | null }> {
    const sorted = [...this.#counts].sort(([a], [b]) => a.localeCompare(b))
    const sum = { right: 0, false: 0, missed: 0 }
    for (const [, counts] of sorted) {
      sum.right += counts.right
      sum.false += counts.false
      sum.missed += counts.missed
    }
    return Object.fromEntries([...sorted, ['all', sum] as const].map(([name, counts]) => [name, { ...counts, ...rates(counts) }]))
  }

  #of(name: string): Counts {
    const counts = this.#counts.get(name) ?? { right: 0, false: 0, missed: 0 }
    this.#counts.set(name, counts)
    return counts
  }
}

function rates({ right, false: wrong, missed }: Counts): { precision: number | null; recall: number | null } {
  return { precision: share(right, right + wrong), recall: share(right, right + missed) }
}

/** A share with two digits, or nothing of nothing. */
export function share(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((100 * part) / whole) / 100
}
