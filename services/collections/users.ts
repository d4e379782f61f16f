import { CODE_MINUTES, LINK_MINUTES, VERIFICATION_HOURS } from '../accounts/mail-links.ts'
import { demoProducts } from '../forms/index.ts'
import { dates } from './dates.ts'
import { authAlertTemplate, confirmEmailChangeTemplate, otpTemplate, resetPasswordTemplate, verificationTemplate } from './users-mails.ts'

/** What the contract's own way gives a collection of this type and name; written out because `reports` points to it. */
const USERS_ID = 'pbc_1736455494'

const owner = 'id = @request.auth.id'

/** Every order of some of these values, none twice. */
function selections<T>(values: readonly T[]): T[][] {
  return [[], ...values.flatMap((value) => selections(values.filter((other) => other !== value)).map((rest) => [value, ...rest]))]
}

/** The rules' language cannot look into a list of JSON: so it is compared with each that a form could send. */
const knownProducts = selections(demoProducts).map((products) => `@request.body.products = '${JSON.stringify(products)}'`)

/** Who owns an account changes what they said of themselves, not what they agreed to, and when: that is the proof of it. */
const ownChange = [
  owner,
  '@request.body.termsVersion:isset = false',
  '@request.body.termsAccepted:isset = false',
  '@request.body.waitsUntil:isset = false',
  `(@request.body.products:isset = false || ${knownProducts.join(' || ')})`,
].join(' && ')

/**
 * No two accounts have addresses that differ in the case of letters only, and each is found whatever the case (contract 5). Accounts that
 * were there before may differ so: `except` names those of them that the index leaves out, and each is found as it is written.
 */
export function emailIndex(except: readonly string[] = []): string {
  const listed = except.map((id) => `'${id.replaceAll("'", "''")}'`).join(', ')
  const others = listed && ` AND \`id\` NOT IN (${listed})`
  return `CREATE UNIQUE INDEX \`idx_email_${USERS_ID}\` ON \`users\` (\`email\` COLLATE NOCASE) WHERE \`email\` != ''${others}`
}

/** Who has a test access. Made by the service; read, changed and deleted by their owner only. */
export const users = {
  id: USERS_ID,
  name: 'users',
  type: 'auth',
  listRule: owner,
  viewRule: owner,
  createRule: null,
  updateRule: ownChange,
  deleteRule: owner,
  authRule: "locked = ''",
  fields: [
    { name: 'name', type: 'text', max: 120 },
    { name: 'company', type: 'text', max: 160 },
    { name: 'products', type: 'json', maxSize: 2000 },
    { name: 'locale', type: 'select', values: ['de', 'en'], maxSelect: 1 },
    { name: 'termsVersion', type: 'text', max: 40 },
    { name: 'termsAccepted', type: 'date' },
    { name: 'waitsUntil', type: 'date', help: 'Until then it may be confirmed, longer than others: an operator has said so.' },
    { name: 'locked', type: 'date', hidden: true, help: 'Since then nobody signs in to it.' },
    ...dates,
  ],
  indexes: [emailIndex()],
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
