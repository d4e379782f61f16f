import type { Snapshots } from '../../dialects/snapshots.ts'
import type { Core } from '../core.ts'
import { ApiError } from '../errors.ts'
import type { Backups } from './backups.ts'

/** What backups are made with. Throws 400 on PostgreSQL, which has tools of its own for them. */
export function embedded({ backups, database: { snapshots } }: Core): { readonly backups: Backups; readonly snapshots: Snapshots } {
  if (!backups || !snapshots) throw new ApiError(400, 'Backups are only made of the embedded database; PostgreSQL has its own tools for them')
  return { backups, snapshots }
}
