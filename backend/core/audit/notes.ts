import type { AuditEntry } from '../../dialects/audit/chain.ts'
import { formatDate } from '../../tools/date.ts'
import type { Done, Operator } from '../model/audit.ts'

/** What an operator does in one transaction, until it is written with the commit. */
export class Notes {
  readonly #done: Done[] = []
  /** How many deletions are only counted, by what their targets begin with. */
  readonly #counted = new Map<string, number>()

  add(done: Done): void {
    const counting = done.action === 'delete' && [...this.#counted.keys()].find((prefix) => done.target.startsWith(prefix))
    if (counting) return void this.#counted.set(counting, (this.#counted.get(counting) ?? 0) + 1)
    if (done.counts !== undefined) this.#counted.set(done.counts, 0)
    this.#done.push(done)
  }

  /** All of it as entries of the log. */
  entries(operator: Operator, now: Date): readonly AuditEntry[] {
    return this.#done.map((done) => entryOf(this.#withCount(done), operator, now))
  }

  #withCount({ counts, ...done }: Done): Done {
    if (counts === undefined) return done
    return { ...done, changes: [{ name: 'records', before: this.#counted.get(counts) ?? 0, after: 0 }] }
  }
}

/** What was done as an entry of the log. */
export function entryOf({ action, target, changes = [] }: Done, operator: Operator, now: Date): AuditEntry {
  const { id, collection, email, via, address } = operator
  return { created: formatDate(now), actor: id, actorCollection: collection, email, via, address, action, target, changes: JSON.stringify(changes) }
}
