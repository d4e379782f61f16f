import { CODE_MINUTES, LINK_MINUTES, VERIFICATION_HOURS } from '../accounts/mail-links.ts'
import { dates } from './dates.ts'
import { authAlertTemplate, confirmEmailChangeTemplate, otpTemplate, resetPasswordTemplate, verificationTemplate } from './users-mails.ts'

const owner = 'id = @request.auth.id'

/** Who has a test access. Made by the service; read, changed and deleted by their owner only. */
export const users = {
  /** What the contract's own way gives a collection of this type and name; written out because `reports` points to it. */
  id: 'pbc_1736455494',
  name: 'users',
  type: 'auth',
  listRule: owner,
  viewRule: owner,
  createRule: null,
  updateRule: owner,
  deleteRule: owner,
  fields: [
    { name: 'name', type: 'text', max: 120 },
    { name: 'company', type: 'text', max: 160 },
    { name: 'products', type: 'json', maxSize: 2000 },
    { name: 'locale', type: 'select', values: ['de', 'en'], maxSelect: 1 },
    { name: 'termsVersion', type: 'text', max: 40 },
    { name: 'termsAccepted', type: 'date' },
    ...dates,
  ],
  oauth2: { mappedFields: { name: 'name' } },
  otp: { enabled: true, duration: CODE_MINUTES * 60, length: 8, emailTemplate: otpTemplate },
  authAlert: { emailTemplate: authAlertTemplate },
  verificationToken: { duration: VERIFICATION_HOURS * 3600 },
  passwordResetToken: { duration: LINK_MINUTES * 60 },
  emailChangeToken: { duration: LINK_MINUTES * 60 },
  verificationTemplate,
  resetPasswordTemplate,
  confirmEmailChangeTemplate,
} as const
