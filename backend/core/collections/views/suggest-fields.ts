import { inSavepoint } from '../../../dialects/schema/savepoint.ts'
import type { TransactionCore } from '../../core.ts'
import type { Field } from '../field.ts'
import { defineView } from './view-fields.ts'

/** The fields that a view would have; none when its query does not work, which its check will say. */
export async function suggestFields(core: TransactionCore, viewQuery: string): Promise<readonly Field[]> {
  const definition = await inSavepoint(core.connection, () => defineView(core, viewQuery)).catch(() => undefined)
  return definition?.fields ?? []
}
