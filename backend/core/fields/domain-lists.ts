import { type Check, checkDomain, checkEach, MUST_BE_EMPTY } from '../checks.ts'
import type { EmailField, UrlField } from '../collections/field.ts'
import type { ErrorTree } from '../errors.ts'

type DomainField = EmailField | UrlField

/** The lists exclude each other; every entry must be a domain. */
export function checkDomainLists(field: DomainField): Readonly<Record<'exceptDomains' | 'onlyDomains', Check | ErrorTree>> {
  const [except, only] = [field.exceptDomains ?? [], field.onlyDomains ?? []]
  if (except.length > 0 && only.length > 0) return { exceptDomains: MUST_BE_EMPTY, onlyDomains: MUST_BE_EMPTY }
  return { exceptDomains: checkEach(except, checkDomain), onlyDomains: checkEach(only, checkDomain) }
}

/** Whether the lists let this domain through. */
export function allowsDomain(field: DomainField, domain: string): boolean {
  if (field.onlyDomains?.length && !field.onlyDomains.includes(domain)) return false
  return !field.exceptDomains?.includes(domain)
}
