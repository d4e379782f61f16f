import { TooWideError } from '../query/scope.ts'

/** What is to be expanded: names of relations, each with what is to be expanded of its records. */
export interface ExpandTree {
  readonly [name: string]: ExpandTree
}

/** Reads `expand=a,b.c`: a path that goes on includes its beginning (contract 3.3). */
export function parseExpand(text: string): ExpandTree {
  const root = emptyTree()
  for (const path of text.replaceAll(' ', '').split(',')) {
    let node = root
    for (const name of path.replace(/^\.+|(?<!\.)\.+$/g, '').split('.')) {
      if (name === '') break
      node = node[name] ??= emptyTree()
    }
  }
  return root
}

/** Without a prototype: `__proto__` is a name like any other, not the way to what all objects share. */
const emptyTree = (): MutableTree => Object.create(null)

interface MutableTree {
  [name: string]: MutableTree
}

/** Relations that others than superusers may follow in one answer, and records that these may read for it and add to it. */
const MOST_RELATIONS = 50
const MOST_RECORDS = 10_000

/** Counts what one `expand` follows and finds. Throws a `TooWideError`. */
export interface ExpandBudget {
  /** How many records may still be found. */
  readonly recordsLeft: number
  follow(): void
  /** Before so many records are read. */
  find(records: number): void
  /** Before so many are shown: many may show the same one. */
  show(records: number): void
}

/** Superusers may have all there is. */
export function createExpandBudget({ trusted }: { readonly trusted: boolean }): ExpandBudget {
  let relations = trusted ? Number.POSITIVE_INFINITY : MOST_RELATIONS
  const mostRecords = trusted ? Number.MAX_SAFE_INTEGER - 1 : MOST_RECORDS
  let records = mostRecords
  const refuse = () => {
    throw new TooWideError(`expand may add ${MOST_RECORDS} records at most: ask for fewer records at once, or expand less.`)
  }
  return {
    get recordsLeft() {
      return records
    },
    follow() {
      relations -= 1
      if (relations < 0) throw new TooWideError(`expand may follow ${MOST_RELATIONS} relations at most.`)
    },
    find(count) {
      records -= count
      if (records < 0) refuse()
    },
    show(count) {
      if (count > mostRecords) refuse()
    },
  }
}
