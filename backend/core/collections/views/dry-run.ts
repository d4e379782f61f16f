import { sql } from 'kysely'
import { andUndo } from '../../../dialects/schema/savepoint.ts'
import { checkRequired } from '../../model/checks.ts'
import type { Core, TransactionCore } from '../../model/core.ts'
import type { ValueError } from '../../model/errors.ts'
import type { Field } from '../../model/field.ts'
import type { StoredRecord } from '../../model/record.ts'
import { recordOfRow } from '../../query/table.ts'
import { collectionId } from '../field-json.ts'
import { blankCollection } from '../system-fields.ts'
import { fieldsError } from '../validate/table.ts'
import { ViewQueryError } from './query-parts.ts'
import { defineView } from './view-fields.ts'

const SAMPLE_SIZE = 10
const NAME = 'dry_run'

/** What a view would give: its fields, and its first records. */
interface ViewSample {
  readonly fields: readonly Field[]
  readonly sample: readonly StoredRecord[]
}

/** Runs a view's query for its first records and undoes all it may have done. */
export function dryRunView(core: Core, viewQuery: string): Promise<ViewSample> {
  return core.inTransaction((tx) => andUndo(tx.connection, () => sample(tx, viewQuery)))
}

async function sample(core: TransactionCore, viewQuery: string): Promise<ViewSample> {
  const { fields, query } = await defineView(core, viewQuery)
  const collection = { ...blankCollection('view', { id: collectionId('view', NAME), name: NAME }), fields }
  const wrong = fieldsError({ collection, previous: undefined, collections: core.collections })
  if (wrong) throw new ViewQueryError(`the fields of the query are invalid: ${JSON.stringify(wrong)}`)
  const first = sql<Readonly<Record<string, unknown>>>`SELECT * FROM (${sql.raw(query)}\n) AS "q" LIMIT ${SAMPLE_SIZE}`
  const { rows } = await first.execute(core.connection)
  const ids = rows.map(({ id }) => (id === null ? '' : String(id)))
  if (ids.includes('')) throw new ViewQueryError('the query could return records with empty or invalid ids')
  if (new Set(ids).size < ids.length) throw new ViewQueryError('the query could return records with non-unique ids')
  return { fields, sample: rows.map((row) => recordOfRow(collection, row)) }
}

const REASON_MAX = 500

/** Why no view can be made of a query. */
export async function viewQueryError(core: TransactionCore, query: string): Promise<ValueError | undefined> {
  const missing = checkRequired(query)
  if (missing) return missing
  return dryRunView(core, query).then(
    () => undefined,
    (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      return { code: 'validation_invalid_view_query', message: `Invalid query - ${reason.slice(0, REASON_MAX)}` }
    },
  )
}
