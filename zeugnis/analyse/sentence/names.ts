import { fold } from '#language'
import { particles } from '../../lexicon/names/particles.ts'

/** What stands before a family name, or is its beginning: „von“, „al-“, „d’“. */
export const nameParticles = String.raw`(?:(?:${particles})\s+|(?:al|el)-|[dl]['’])`

/** A set of names as they stand in a folded text. */
export function namesIn(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.map(fold))
}
