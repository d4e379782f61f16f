import { domainOfEmail, isEmail } from '../../tools/email.ts'
import { errorTree, NOT_EMAIL, REQUIRED } from '../checks.ts'
import type { EmailField } from '../collections/field.ts'
import type { ValueError } from '../errors.ts'
import { checkCommon } from './common-options.ts'
import { allowsDomain, checkDomainLists } from './domain-lists.ts'
import type { FieldType } from './field-type.ts'
import { textValues } from './text-values.ts'

const DOMAIN_NOT_ALLOWED: ValueError = { code: 'validation_email_domain_not_allowed', message: 'Email domain is not allowed.' }

/** An email address. */
export const emailType: FieldType<EmailField> = {
  ...textValues,
  type: 'email',
  defaults: { required: false, exceptDomains: null, onlyDomains: null },
  checkOptions: (field) => errorTree({ ...checkCommon(field), ...checkDomainLists(field) }),
  async checkValue(field, value) {
    const address = String(value)
    if (address === '') return field.required ? REQUIRED : undefined
    if (!isEmail(address)) return NOT_EMAIL
    return allowsDomain(field, domainOfEmail(address)) ? undefined : DOMAIN_NOT_ALLOWED
  },
}
