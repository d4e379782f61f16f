import { toText } from '../../tools/cast.ts'
import { verifyPassword } from '../../tools/password.ts'
import { type Check, checkEqual, checkRequired, errorTree } from '../model/checks.ts'
import type { Collection, Rule } from '../model/collection.ts'
import type { Core } from '../model/core.ts'
import { ApiError, type ErrorTree, type ValueError } from '../model/errors.ts'
import { isSuperuser, type RequestInfo } from '../model/record.ts'
import { satisfiesRule } from '../query/find.ts'
import type { Row, Values } from '../query/table.ts'
import type { Draft } from './draft.ts'

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

interface Managed {
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

const wrongOldPassword: ValueError = { code: 'validation_invalid_old_password', message: 'Missing or invalid old password.' }

interface AuthForm {
  readonly draft: Draft
  /** `@request.body`, for what is no field: `passwordConfirm`, `oldPassword`. */
  readonly body: Values
  /** Whether the requester is a superuser or satisfies the manage rule. */
  readonly isManager: boolean
}

/** What a requester may not change about an auth record, and the passwords that must be sent with it (contract 3.4). */
export async function checkAuthForm(form: AuthForm): Promise<ErrorTree> {
  if (form.draft.collection.type !== 'auth') return {}
  return errorTree({ ...checkProtected(form), ...checkPasswords(form), oldPassword: await checkOldPassword(form) })
}

function checkProtected({ draft: { previous, values }, isManager }: AuthForm): Record<string, Check> {
  if (isManager) return {}
  return {
    email: previous ? checkEqual(values.email, previous.values.email) : undefined,
    verified: checkEqual(values.verified, previous?.values.verified ?? false),
  }
}

function checkPasswords(form: AuthForm): Record<string, Check> {
  const { password, passwordConfirm, oldPassword } = sentPasswords(form)
  const isNew = !form.draft.previous
  return {
    password: isNew || passwordConfirm || oldPassword ? checkRequired(password) : undefined,
    passwordConfirm: (isNew || password || oldPassword ? checkRequired(passwordConfirm) : undefined) ?? checkEqual(passwordConfirm, password),
  }
}

async function checkOldPassword(form: AuthForm): Promise<Check> {
  const { previous } = form.draft
  const { password, passwordConfirm, oldPassword } = sentPasswords(form)
  if (!previous || form.isManager || (!password && !passwordConfirm)) return undefined
  if (!oldPassword) return checkRequired(oldPassword)
  return (await verifyPassword(oldPassword, String(previous.values.password))) ? undefined : wrongOldPassword
}

function sentPasswords({ body }: AuthForm): { readonly password: string; readonly passwordConfirm: string; readonly oldPassword: string } {
  return { password: toText(body.password), passwordConfirm: toText(body.passwordConfirm), oldPassword: toText(body.oldPassword) }
}
