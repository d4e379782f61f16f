import { type AuditRow, auditColumns } from '../../dialects/audit/chain.ts'
import type { ColumnKind } from '../../dialects/database.ts'
import { parseJson } from '../../tools/cast.ts'
import type { Core } from '../model/core.ts'
import { listRows } from '../query/lists.ts'
import type { PageOptions } from '../query/page-query.ts'
import type { Row } from '../query/table.ts'

/** The operators' log where records are listed: it is read as a collection of this name, and is none. */
export const AUDIT = '_audit'

const kinds: Readonly<Record<string, ColumnKind>> = { seq: 'number', changes: 'json' }
const searched: Readonly<Record<string, ColumnKind>> = Object.fromEntries(['id', ...auditColumns].map((name) => [name, kinds[name] ?? 'text']))

interface AuditListOptions extends PageOptions {
  readonly filter?: string | undefined
  readonly sort?: string | undefined
}

/** A row as a superuser's client reads it. */
export interface ShownAudit extends Omit<AuditRow, 'changes'> {
  readonly collectionId: string
  readonly collectionName: string
  /** `seq` as text. */
  readonly id: string
  /** The `Changed` of what was done. */
  readonly changes: unknown
}

/** A page of the operators' log, the newest first unless `sort` says otherwise; filter and sort know its columns. Throws a `FilterError`. */
export async function listAudit(core: Core, { sort, ...options }: AuditListOptions): Promise<{ items: readonly ShownAudit[]; totalItems: number }> {
  const { rows, totalItems } = await listRows(core, { ...options, sort: sort || '-seq', table: AUDIT, columns: searched })
  return { items: rows.map(shown), totalItems }
}

/** One row by its number; undefined when there is none. */
export async function findAudit(core: Core, id: string): Promise<ShownAudit | undefined> {
  if (!/^[1-9]\d{0,15}$/.test(id)) return undefined
  return (await listAudit(core, { filter: `id = '${id}'`, page: 1, perPage: 1, skipTotal: true })).items[0]
}

function shown(row: Row): ShownAudit {
  const text = (name: keyof AuditRow) => String(row[name])
  return {
    ...{ collectionId: AUDIT, collectionName: AUDIT, id: String(row.id), seq: Number(row.seq), created: text('created') },
    ...{ actor: text('actor'), actorCollection: text('actorCollection'), email: text('email'), via: text('via'), address: text('address') },
    ...{ action: text('action'), target: text('target'), changes: parseJson(text('changes'))?.value },
    ...{ previous: text('previous'), hash: text('hash') },
  }
}
