import { randomText } from '../../tools/id.ts'
import type { AuthOptions, EmailTemplate, OAuth2Provider, TokenConfig } from '../model/collection.ts'
import { isObject, unreadable } from './field-json.ts'

/** What only an auth collection has, in the order of the contract (6). */
export function authOptionsOf(options: AuthOptions): AuthOptions {
  return {
    authRule: options.authRule,
    manageRule: options.manageRule,
    authAlert: options.authAlert,
    oauth2: options.oauth2,
    passwordAuth: options.passwordAuth,
    mfa: options.mfa,
    otp: options.otp,
    authToken: options.authToken,
    passwordResetToken: options.passwordResetToken,
    emailChangeToken: options.emailChangeToken,
    verificationToken: options.verificationToken,
    fileToken: options.fileToken,
    verificationTemplate: options.verificationTemplate,
    resetPasswordTemplate: options.resetPasswordTemplate,
    confirmEmailChangeTemplate: options.confirmEmailChangeTemplate,
  }
}

const SECRET_LENGTH = 50

/** What tokens are signed with. */
export function newSecret(): string {
  return randomText(SECRET_LENGTH)
}

const regards = '<p>Kind regards<br/>{APP_NAME}</p>'

function template(subject: string, ...paragraphs: readonly string[]): EmailTemplate {
  return { subject, body: ['<p>Hello,</p>', ...paragraphs.map((paragraph) => `<p>${paragraph}</p>`), regards].join('\n') }
}

/** A button to a page of the dashboard that finishes what the mail is about. */
function button(action: string, label: string): string {
  return `<a class="btn" href="{APP_URL}/_/#/auth/${action}/{TOKEN}" target="_blank" rel="noopener">${label}</a>`
}

const alertTemplate = template(
  'New sign-in to {APP_NAME}',
  'Someone signed in to your {APP_NAME} account from a place we did not know yet:',
  '<em>{ALERT_INFO}</em>',
  'Was it you? Then nothing needs to be done.',
  '<strong>If it was not you, change your password now: that signs out every other device.</strong>',
)

const otpTemplate = template(
  'Your {APP_NAME} code',
  'Your one-time code is <strong>{OTP}</strong>.',
  '<i>If you did not ask for a code, you need not do anything.</i>',
)

const verificationTemplate = template(
  'Confirm your {APP_NAME} e-mail address',
  'Please confirm that this address belongs to you.',
  button('confirm-verification', 'Confirm address'),
)

const resetPasswordTemplate = template(
  'Choose a new {APP_NAME} password',
  'You can choose a new password here.',
  button('confirm-password-reset', 'Choose a new password'),
  '<i>If you did not ask for this, you need not do anything: your password stays as it is.</i>',
)

const confirmEmailChangeTemplate = template(
  'Confirm your new {APP_NAME} e-mail address',
  'Please confirm that your account should use this address from now on.',
  button('confirm-email-change', 'Use this address'),
  '<i>If you did not ask for this, you need not do anything.</i>',
)

function token(duration: number): TokenConfig {
  return { secret: newSecret(), duration }
}

/** The options of a new auth collection, with secrets of its own. Durations are in seconds (contract 4). */
export function defaultAuthOptions(): AuthOptions {
  return {
    authRule: '',
    manageRule: null,
    authAlert: { enabled: true, emailTemplate: alertTemplate },
    oauth2: { providers: [], mappedFields: { id: '', name: '', username: '', avatarURL: '' }, enabled: false },
    passwordAuth: { enabled: true, identityFields: ['email'] },
    mfa: { enabled: false, duration: 600, rule: '' },
    otp: { enabled: false, duration: 180, length: 8, emailTemplate: otpTemplate },
    authToken: token(432_000),
    passwordResetToken: token(1800),
    emailChangeToken: token(1800),
    verificationToken: token(86_400),
    fileToken: token(180),
    verificationTemplate,
    resetPasswordTemplate,
    confirmEmailChangeTemplate,
  }
}

/** Options that may be null, and what they are otherwise. */
const nullable: Readonly<Record<string, 'string' | 'boolean' | 'object'>> = {
  authRule: 'string',
  manageRule: 'string',
  pkce: 'boolean',
  extra: 'object',
}

const blankProvider: OAuth2Provider = {
  pkce: null,
  name: '',
  clientId: '',
  clientSecret: '',
  authURL: '',
  tokenURL: '',
  userInfoURL: '',
  displayName: '',
  extra: null,
}

/** The options with what was sent of them; what was not sent stays, secrets included (contract 6). */
export function mergeAuthOptions(current: AuthOptions, sent: Readonly<Record<string, unknown>>): AuthOptions {
  // Keys and types of values are those of the current options.
  return mergeObject(current, sent) as unknown as AuthOptions
}

function mergeObject(current: object, sent: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(current).map(([key, value]) => [key, mergeValue(key, value, sent[key])]))
}

function mergeValue(key: string, current: unknown, sent: unknown): unknown {
  if (sent === undefined) return current
  if (key in nullable) return nullableValue(key, sent)
  if (Array.isArray(current)) return key === 'providers' ? providers(current, sent) : texts(sent)
  if (sent === null) return current
  if (isObject(current)) return isObject(sent) ? mergeObject(current, sent) : refuse()
  return typeof sent === typeof current && (typeof sent !== 'number' || Number.isInteger(sent)) ? sent : refuse()
}

function nullableValue(key: string, sent: unknown): unknown {
  return sent === null || typeof sent === nullable[key] ? sent : refuse()
}

function texts(sent: unknown): readonly string[] {
  if (sent === null) return []
  return Array.isArray(sent) && sent.every((entry) => typeof entry === 'string') ? [...new Set(sent)] : refuse()
}

/** A provider that is sent again keeps what is not sent of it, its secret above all. */
function providers(current: readonly unknown[], sent: unknown): readonly unknown[] {
  if (sent === null) return []
  if (!Array.isArray(sent)) return refuse()
  return sent.map((provider) => {
    if (!isObject(provider)) return refuse()
    const known = current.find((other) => isObject(other) && other.name === provider.name)
    return mergeObject(isObject(known) ? known : blankProvider, provider)
  })
}

function refuse(): never {
  throw unreadable()
}
