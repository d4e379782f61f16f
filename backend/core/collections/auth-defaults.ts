import { randomText } from '../../tools/id.ts'
import type { AuthOptions, EmailTemplate, TokenConfig } from './collection.ts'

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
