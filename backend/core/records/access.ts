import type { Collection, Rule } from '../collections/collection.ts'
import type { Core } from '../core.ts'
import { ApiError } from '../errors.ts'
import { satisfiesRule } from '../query/satisfies-rule.ts'
import type { RequestInfo } from '../request-info.ts'
import type { Row } from './row.ts'
import { isSuperuser } from './stored-record.ts'

/** The rule to be asked: undefined for superusers, who skip all; throws 403 when only they may (contract 3). */
export function ruleFor(request: RequestInfo, rule: Rule): string | undefined {
  if (isSuperuser(request.auth)) return undefined
  if (rule === null) throw new ApiError(403, 'Only superusers can perform this action.')
  return rule || undefined
}

/** Throws for views, which nobody can write. */
export function refuseView(collection: Collection): void {
  if (collection.type === 'view') throw new ApiError(400, 'Unsupported collection type.')
}

export interface Managed {
  readonly collection: Collection
  readonly row: Row
  /** Whether the row is in its table already. */
  readonly stored: boolean
  readonly request: RequestInfo
}

/** Whether the requester may change what only managers may: superusers, and who satisfies the manage rule (contract 3.4). */
export async function isManager(core: Core, { collection, row, stored, request }: Managed): Promise<boolean> {
  if (isSuperuser(request.auth)) return true
  if (collection.type !== 'auth' || !collection.manageRule || !request.auth) return false
  return satisfiesRule(core, { collection, row, stored, request, rule: collection.manageRule })
}
