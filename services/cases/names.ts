import type { CaseRequest, People } from '#processes'
import { sampleCases } from '#words/said'

const fold = (name: string) => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()

const invented = new Set(sampleCases.names.map(fold))

/** Whom a reference is about. */
export function personOf({ firstName, lastName }: Pick<CaseRequest, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`
}

/** Whether two names are those of one person, however they are typed. */
export function isSameName(one: string, other: string): boolean {
  return fold(one) === fold(other)
}

/** Names of the people of a case that are none of those we have invented: they may be real ones, and the page says what that means. */
export function unknownNames(
  { firstName, lastName, signer }: Pick<CaseRequest, 'firstName' | 'lastName' | 'signer'>,
  { manager, reviewer }: People,
): readonly string[] {
  const given = [personOf({ firstName, lastName }), manager, reviewer, signer.name].filter(Boolean)
  return [...new Set(given)].filter((name) => !invented.has(fold(name)))
}
