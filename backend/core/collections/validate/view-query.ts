import { checkRequired } from '../../checks.ts'
import type { TransactionCore } from '../../core.ts'
import type { ValueError } from '../../errors.ts'
import { dryRunView } from '../views/dry-run.ts'

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
