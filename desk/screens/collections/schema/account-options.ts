import type { OptionKind } from './field-options.ts'

interface AccountOption {
  readonly name: 'enabled' | 'identityFields' | 'duration' | 'length' | 'rule' | 'providers' | 'mappedFields' | 'subject' | 'body'
  readonly kind: OptionKind
}

const enabled: AccountOption = { name: 'enabled', kind: 'flag' }
const duration: AccountOption = { name: 'duration', kind: 'number' }
const mail: readonly AccountOption[] = [
  { name: 'subject', kind: 'text' },
  { name: 'body', kind: 'lines' },
]

/** What collections of accounts can have beside fields and rules, by the contract's names and in the form's order. */
export const accountOptions = [
  { path: 'passwordAuth', options: [enabled, { name: 'identityFields', kind: 'list' }] },
  { path: 'otp', options: [enabled, duration, { name: 'length', kind: 'number' }] },
  { path: 'mfa', options: [enabled, duration, { name: 'rule', kind: 'text' }] },
  { path: 'oauth2', options: [enabled, { name: 'providers', kind: 'json' }, { name: 'mappedFields', kind: 'json' }] },
  { path: 'authAlert', options: [enabled] },
  { path: 'authToken', options: [duration] },
  { path: 'passwordResetToken', options: [duration] },
  { path: 'emailChangeToken', options: [duration] },
  { path: 'verificationToken', options: [duration] },
  { path: 'fileToken', options: [duration] },
  { path: 'verificationTemplate', options: mail },
  { path: 'resetPasswordTemplate', options: mail },
  { path: 'confirmEmailChangeTemplate', options: mail },
  { path: 'otp.emailTemplate', options: mail },
  { path: 'authAlert.emailTemplate', options: mail },
] as const satisfies readonly { readonly path: string; readonly options: readonly AccountOption[] }[]

type Tree = Readonly<Record<string, unknown>>

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)
const treeOf = (value: unknown): Tree => (isTree(value) ? value : {})

/** What stands at a place such as `otp.emailTemplate`. */
export const treeAt = (tree: Tree, path: string): Tree => path.split('.').reduce((inner, name) => treeOf(inner[name]), tree)

/** The tree with something else at a place, all beside it left as it is. */
export function withValue(tree: Tree, path: string, value: unknown): Tree {
  const [name = '', ...rest] = path.split('.')
  return { ...tree, [name]: rest.length > 0 ? withValue(treeOf(tree[name]), rest.join('.'), value) : value }
}
