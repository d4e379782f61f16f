import { createHash } from 'node:crypto'

/** What was done, as it is written into the operators' log; all of it text, as it is hashed. */
export interface AuditEntry {
  /** A date of the contract: UTC, with milliseconds. */
  readonly created: string
  /** Id of the record that asked; "" where none did. */
  readonly actor: string
  readonly actorCollection: string
  /** Superusers' own; "" for everybody else. */
  readonly email: string
  readonly via: string
  readonly address: string
  readonly action: string
  readonly target: string
  /** JSON. */
  readonly changes: string
}

/** An entry with its place in the chain. */
export interface AuditRow extends AuditEntry {
  /** From 1 on, without gaps. */
  readonly seq: number
  /** Hash of the row before; "" for the first one. */
  readonly previous: string
  readonly hash: string
}

/** Where a chain ends. */
export type ChainEnd = Pick<AuditRow, 'seq' | 'hash'>

/** The end of a chain without rows. */
export const NO_ROWS: ChainEnd = { seq: 0, hash: '' }

/** The columns that are written, in their order. */
export const auditColumns = [
  ...['seq', 'created', 'actor', 'actorCollection', 'email', 'via', 'address', 'action', 'target', 'changes', 'previous', 'hash'],
] as const

/** SHA-256 over the JSON of the row: its keys in this order, `hash` left out, `changes` as the text that is stored. */
export function hashOf(row: Omit<AuditRow, 'hash'>): string {
  const { seq, created, actor, actorCollection, email, via, address, action, target, changes, previous } = row
  const hashed = { seq, created, actor, actorCollection, email, via, address, action, target, changes, previous }
  return createHash('sha256').update(JSON.stringify(hashed)).digest('hex')
}

/** The values of a row, in the order of its columns. */
export function auditValues({ seq, created, actor, actorCollection, email, via, address, action, target, changes, previous, hash }: AuditRow) {
  return [seq, created, actor, actorCollection, email, via, address, action, target, changes, previous, hash]
}

/** Entries as the rows that follow the end of a chain. */
export function chained(entries: readonly AuditEntry[], end: ChainEnd): readonly AuditRow[] {
  let last = end
  return entries.map((entry) => {
    const row = { ...storable(entry), seq: last.seq + 1, previous: last.hash }
    last = { seq: row.seq, hash: hashOf(row) }
    return { ...row, hash: last.hash }
  })
}

/** Databases replace halves of characters and refuse NUL: the hash would be that of another text. */
function storable(entry: AuditEntry): AuditEntry {
  const text = (value: string) => value.toWellFormed().replaceAll('\0', '')
  const { created, actor, actorCollection, email, via, address, action, target, changes } = entry
  return {
    ...{ created, changes: text(changes), actor: text(actor), actorCollection: text(actorCollection), email: text(email) },
    ...{ via, address: text(address), action: text(action), target: text(target) },
  }
}
