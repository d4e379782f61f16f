import { fold } from '#language'
import { particles } from '../../lexicon/names/particles.ts'

/** What stands before a family name, or is its beginning: „von“, „al-“, „d’“. */
export const nameParticles = String.raw`(?:(?:${particles})\s+|(?:al|el)-|[dl]['’])`

/** What follows a name at the head of an introduction. */
export const introducing = 'war|ist|wurde|absolvierte|hat|trat|arbeitet|als'

/** A set of names as they stand in a folded text. */
export function namesIn(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.map(fold))
}
