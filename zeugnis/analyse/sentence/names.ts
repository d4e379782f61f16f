import { fold } from '#language'

/** A set of names as they stand in a folded text. */
export function namesIn(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.map(fold))
}
