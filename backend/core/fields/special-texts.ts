import { domainOfEmail, hostOfUrl, isEmail, isUrl } from '../../tools/addresses.ts'
import {
  type Check,
  checkDomain,
  checkEach,
  checkMax,
  checkMin,
  errorTree,
  LARGEST_INTEGER,
  MUST_BE_EMPTY,
  NOT_EMAIL,
  REQUIRED,
} from '../model/checks.ts'
import type { ErrorTree, ValueError } from '../model/errors.ts'
import type { EditorField, EmailField, UrlField } from '../model/field.ts'
import { checkCommon, type FieldType } from './field-type.ts'
import { textValues } from './text-values.ts'

const EMAIL_DOMAIN_NOT_ALLOWED: ValueError = { code: 'validation_email_domain_not_allowed', message: 'Email domain is not allowed.' }

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
    return allowsDomain(field, domainOfEmail(address)) ? undefined : EMAIL_DOMAIN_NOT_ALLOWED
  },
}

const INVALID_URL: ValueError = { code: 'validation_invalid_url', message: 'Must be a valid url.' }
const URL_DOMAIN_NOT_ALLOWED: ValueError = { code: 'validation_url_domain_not_allowed', message: 'Url domain is not allowed.' }

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
    return allowsDomain(field, hostOfUrl(address)) ? undefined : URL_DOMAIN_NOT_ALLOWED
  },
}

type DomainField = EmailField | UrlField

/** The lists exclude each other; every entry must be a domain. */
function checkDomainLists(field: DomainField): Readonly<Record<'exceptDomains' | 'onlyDomains', Check | ErrorTree>> {
  const [except, only] = [field.exceptDomains ?? [], field.onlyDomains ?? []]
  if (except.length > 0 && only.length > 0) return { exceptDomains: MUST_BE_EMPTY, onlyDomains: MUST_BE_EMPTY }
  return { exceptDomains: checkEach(except, checkDomain), onlyDomains: checkEach(only, checkDomain) }
}

/** Whether the lists let this domain through. */
function allowsDomain(field: DomainField, domain: string): boolean {
  if (field.onlyDomains?.length && !field.onlyDomains.includes(domain)) return false
  return !field.exceptDomains?.includes(domain)
}

const DEFAULT_MAX_SIZE = 5 * 1024 * 1024

/** HTML from an editor, kept as sent. */
export const editorType: FieldType<EditorField> = {
  ...textValues,
  type: 'editor',
  defaults: { required: false, maxSize: 0, convertURLs: false },
  checkOptions: (field) => errorTree({ ...checkCommon(field), maxSize: checkMin(field.maxSize, 0) ?? checkMax(field.maxSize, LARGEST_INTEGER) }),
  async checkValue(field, value) {
    const content = String(value)
    if (content === '' && field.required) return REQUIRED
    const maxSize = editorMaxSize(field)
    if (Buffer.byteLength(content) <= maxSize) return undefined
    return { code: 'validation_content_size_limit', message: `The maximum allowed content size is ${maxSize} bytes.`, params: { maxSize } }
  },
}

/** Bytes one value may have; also counts towards the limit of a request's body (contract 1.1). */
export function editorMaxSize(field: EditorField): number {
  return field.maxSize > 0 ? field.maxSize : DEFAULT_MAX_SIZE
}
