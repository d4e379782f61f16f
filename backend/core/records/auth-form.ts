import { toText } from '../../tools/cast.ts'
import { verifyPassword } from '../../tools/password.ts'
import { type Check, checkEqual, checkRequired, errorTree } from '../checks.ts'
import type { ErrorTree, ValueError } from '../errors.ts'
import type { Draft } from './draft.ts'
import type { Values } from './row.ts'

const wrongOldPassword: ValueError = { code: 'validation_invalid_old_password', message: 'Missing or invalid old password.' }

export interface AuthForm {
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
