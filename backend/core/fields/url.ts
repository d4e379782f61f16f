import { hostOfUrl, isUrl } from '../../tools/url.ts'
import { errorTree, REQUIRED } from '../checks.ts'
import type { UrlField } from '../collections/field.ts'
import type { ValueError } from '../errors.ts'
import { checkCommon } from './common-options.ts'
import { allowsDomain, checkDomainLists } from './domain-lists.ts'
import type { FieldType } from './field-type.ts'
import { textValues } from './text-values.ts'

const INVALID_URL: ValueError = { code: 'validation_invalid_url', message: 'Must be a valid url.' }
const DOMAIN_NOT_ALLOWED: ValueError = { code: 'validation_url_domain_not_allowed', message: 'Url domain is not allowed.' }

/** A web address. */
export const urlType: FieldType<UrlField> = {
  ...textValues,
  type: 'url',
  defaults: { required: false, exceptDomains: null, onlyDomains: null },
  checkOptions: (field) => errorTree({ ...checkCommon(field), ...checkDomainLists(field) }),
  async checkValue(field, value) {
    const address = String(value)
    if (address === '') return field.required ? REQUIRED : undefined
    if (!isUrl(address)) return INVALID_URL
    return allowsDomain(field, hostOfUrl(address)) ? undefined : DOMAIN_NOT_ALLOWED
  },
}
