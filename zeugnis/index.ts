import { roles } from './lexicon/roles.ts'
import type { Role } from './model/role.ts'

export type { Bilingual, Role } from './model/role.ts'

/** The role of this slug ("koch-in"). Throws a `RangeError` for one that the lexicon does not hold. */
export function findRole(slug: string): Role {
  const role = roles.find((candidate) => candidate.slug === slug)
  if (!role) throw new RangeError(`No role: ${slug}`)
  return role
}
