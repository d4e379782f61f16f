export interface Counts {
  readonly right: number
  readonly false: number
  readonly missed: number
}

/** Counts what was found and what is labelled, per name. */
export class Tally {
  readonly #counts = new Map<string, Counts>()

  add(found: Iterable<string>, labelled: Iterable<string>): void {
    const [isFound, isLabelled] = [new Set(found), new Set(labelled)]
    for (const name of isFound) this.#count(name, isLabelled.has(name) ? 'right' : 'false')
    for (const name of isLabelled) if (!isFound.has(name)) this.#count(name, 'missed')
  }

  counts(): Record<string, Counts> {
    return Object.fromEntries([...this.#counts].sort(([a], [b]) => a.localeCompare(b)))
  }

  #count(name: string, what: keyof Counts): void {
    const counts = this.#counts.get(name) ?? { right: 0, false: 0, missed: 0 }
    this.#counts.set(name, { ...counts, [what]: counts[what] + 1 })
  }
}

/** Precision and recall beside the counts, and a last row for all. */
export function withRates(counts: Readonly<Record<string, Counts>>): Record<string, Counts & ReturnType<typeof rates>> {
  const rows = Object.values(counts)
  const sum = (what: keyof Counts) => rows.reduce((total, row) => total + row[what], 0)
  const all = { right: sum('right'), false: sum('false'), missed: sum('missed') }
  return Object.fromEntries([...Object.entries(counts), ['all', all] as const].map(([name, row]) => [name, { ...row, ...rates(row) }]))
}

function rates({ right, false: wrong, missed }: Counts): { precision: number | null; recall: number | null } {
  return { precision: share(right, right + wrong), recall: share(right, right + missed) }
}

/** A share with two digits, or nothing of nothing. */
export function share(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((100 * part) / whole) / 100
}
