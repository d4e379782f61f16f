import { isUrl } from '../../../tools/addresses.ts'
import { checkEach, checkLength, checkMax, checkMin, checkRequired, errorTree, isEmpty } from '../../model/checks.ts'
import type {
  AuthCollection,
  AuthOptions,
  Collection,
  CollectionSet,
  EmailTemplate,
  OAuth2Provider,
  Rule,
  TokenConfig,
} from '../../model/collection.ts'
import type { ErrorTree, ValueError } from '../../model/errors.ts'
import { checkRule } from '../../query/statement.ts'
import { uniqueIndexOf } from '../index-definition.ts'
import { isUsable, knownProviders } from '../known-providers.ts'

interface RulesContext {
  readonly collection: Collection
  readonly previous: Collection | undefined
  readonly collections: CollectionSet
}

const mustBeNull: ValueError = { code: 'validation_nil', message: 'Must be blank.' }

/** What is wrong with the five rules; only views must not have rules for writing. */
export function rulesErrors(context: RulesContext): ErrorTree {
  const { collection, previous } = context
  const writing = (rule: Rule) => (collection.type === 'view' && rule !== null ? mustBeNull : undefined)
  return errorTree({
    listRule: ruleError(context, collection.listRule, previous?.listRule),
    viewRule: ruleError(context, collection.viewRule, previous?.viewRule),
    createRule: writing(collection.createRule) ?? ruleError(context, collection.createRule, previous?.createRule),
    updateRule: writing(collection.updateRule) ?? ruleError(context, collection.updateRule, previous?.updateRule),
    deleteRule: writing(collection.deleteRule) ?? ruleError(context, collection.deleteRule, previous?.deleteRule),
  })
}

/** A rule must be readable, and one of a system collection must stay. */
function ruleError({ collection, previous, collections }: RulesContext, rule: Rule, before: Rule | undefined): ValueError | undefined {
  const wrong = rule ? checkRule({ collections }, collection, rule) : undefined
  if (wrong !== undefined) return { code: 'validation_invalid_rule', message: `Invalid rule. Raw error: ${wrong}` }
  if (!previous?.system || rule === before) return undefined
  return { code: 'validation_collection_system_rule_change', message: 'System collection API rule cannot be changed.' }
}

const LONGEST_TOKEN_S = 94_670_856
const SHORTEST_S = 10
const DAY_S = 86_400

/** What is wrong with what only auth collections have (contract 6). */
export function authOptionsErrors(context: RulesContext, collection: AuthCollection): ErrorTree {
  const errors = eachOption(context, collection)
  if (!isEmpty(errors)) return errors
  const mfa = mfaErrors(context, collection)
  if (!isEmpty(mfa)) return { mfa }
  const identityFields = collection.passwordAuth.enabled ? identityError(collection) : undefined
  return identityFields ? { passwordAuth: { identityFields } } : {}
}

function eachOption(context: RulesContext, options: AuthCollection): ErrorTree {
  const before = context.previous?.type === 'auth' ? context.previous : undefined
  return errorTree({
    authRule: ruleError(context, options.authRule, before?.authRule),
    manageRule: options.manageRule === '' ? neverEmpty : ruleError(context, options.manageRule, before?.manageRule),
    authAlert: errorTree({ emailTemplate: templateErrors(options.authAlert.emailTemplate) }),
    passwordAuth: errorTree({ identityFields: options.passwordAuth.enabled ? checkRequired(options.passwordAuth.identityFields) : undefined }),
    oauth2: options.oauth2.enabled ? errorTree({ providers: providersErrors(options.oauth2.providers) }) : undefined,
    otp: otpErrors(options.otp),
    mfa: errorTree({ duration: options.mfa.enabled ? durationError(options.mfa.duration, DAY_S) : undefined }),
    authToken: tokenErrors(options.authToken),
    passwordResetToken: tokenErrors(options.passwordResetToken),
    emailChangeToken: tokenErrors(options.emailChangeToken),
    verificationToken: tokenErrors(options.verificationToken),
    fileToken: tokenErrors(options.fileToken),
    verificationTemplate: templateErrors(options.verificationTemplate),
    resetPasswordTemplate: templateErrors(options.resetPasswordTemplate),
    confirmEmailChangeTemplate: templateErrors(options.confirmEmailChangeTemplate),
  })
}

const neverEmpty: ValueError = { code: 'validation_nil_or_not_empty_required', message: 'Must be either blank or non-empty value.' }

function templateErrors({ subject, body }: EmailTemplate): ErrorTree {
  return errorTree({ subject: checkRequired(subject), body: checkRequired(body) })
}

function tokenErrors({ secret, duration }: TokenConfig): ErrorTree {
  return errorTree({
    secret: checkRequired(secret) ?? checkLength(secret, { min: 30, max: 255 }),
    duration: durationError(duration, LONGEST_TOKEN_S),
  })
}

function otpErrors({ enabled, duration, length, emailTemplate }: AuthOptions['otp']): ErrorTree {
  return errorTree({
    duration: enabled ? durationError(duration, DAY_S) : undefined,
    length: enabled ? (checkRequired(length) ?? checkMin(length, 4)) : undefined,
    emailTemplate: templateErrors(emailTemplate),
  })
}

function providersErrors(providers: readonly OAuth2Provider[]): ErrorTree {
  const single = checkEach(providers, providerErrors)
  if (!isEmpty(single)) return single
  const again = providers.findIndex(({ name }, position) => providers.slice(0, position).some((other) => other.name === name))
  const name = providers[again]?.name
  if (name === undefined) return {}
  const message = `The provider ${name} is already registered.`
  return { [again]: { name: { code: 'validation_duplicated_provider', message, params: { name } } } }
}

function providerErrors(provider: OAuth2Provider): ErrorTree {
  return errorTree({
    name: checkRequired(provider.name) ?? providerNameError(provider.name),
    clientId: checkRequired(provider.clientId),
    clientSecret: checkRequired(provider.clientSecret),
    authURL: urlError(provider.authURL),
    tokenURL: urlError(provider.tokenURL),
    userInfoURL: urlError(provider.userInfoURL),
  })
}

function providerNameError(name: string): ValueError | undefined {
  if (isUsable(name)) return undefined
  if (knownProviders.some((known) => known.name === name))
    return { code: 'validation_missing_provider', message: `The provider ${name} is not supported by this server.`, params: { name } }
  return { code: 'validation_missing_provider', message: `Invalid or missing provider with name ${name}.`, params: { name } }
}

function urlError(value: string): ValueError | undefined {
  return value === '' || isUrl(value) ? undefined : { code: 'validation_is_url', message: 'Must be a valid URL.' }
}

/** Seconds. */
function durationError(value: number, longest: number): ValueError | undefined {
  return checkRequired(value) ?? checkMin(value, SHORTEST_S) ?? checkMax(value, longest)
}

function mfaErrors(context: RulesContext, { mfa, passwordAuth, oauth2, otp }: AuthCollection): ErrorTree {
  if (!mfa.enabled) return {}
  const methods = [passwordAuth, oauth2, otp].filter(({ enabled }) => enabled).length
  if (methods < 2) return { enabled: { code: 'validation_mfa_not_enough_auths', message: 'MFA requires at least 2 auth methods to be enabled.' } }
  const before = context.previous?.type === 'auth' ? context.previous.mfa.rule : undefined
  return errorTree({ rule: mfa.rule ? ruleError(context, mfa.rule, before) : undefined })
}

/** Whoever names a record to log in as must name exactly one. */
function identityError({ fields, indexes, passwordAuth }: AuthCollection): ValueError | undefined {
  for (const fieldName of passwordAuth.identityFields) {
    const params = { fieldName }
    if (!fields.some(({ name }) => name === fieldName)) {
      return { code: 'validation_missing_field', message: `Invalid or missing field ${fieldName}.`, params }
    }
    if (!uniqueIndexOf(indexes, fieldName)) {
      return { code: 'validation_missing_unique_constraint', message: `The field ${fieldName} doesn't have a UNIQUE constraint.`, params }
    }
  }
  return undefined
}
