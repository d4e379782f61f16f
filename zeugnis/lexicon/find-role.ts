import type { Role } from '../model/role.ts'
import { roles } from './roles.ts'

/** The role of this slug ("koch-in"), if the lexicon holds it. */
export function findRole(slug: string): Role | undefined {
  return roles.find((role) => role.slug === slug)
}
