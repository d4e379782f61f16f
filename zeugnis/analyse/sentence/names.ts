import { fold } from '#language'

/** „von“, „van der“, „de la“, „al-“, „O’“: what stands before a family name, or is its beginning, in small letters. */
export const nameParticles = String.raw`(?:(?:(?:von|van)(?:\s+de[rnm]?)?|vo[nm]|zu[rm]?|de(?:\s+la)?|del|della|d[aiou]|dos|l[ae]|te[nr]|b[ei]n|al|el)\s+|(?:al|el)-|[dl]['’])`

/** A set of names as they stand in a folded text. */
export function namesIn(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.map(fold))
}
