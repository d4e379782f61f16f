import type { Role, RoleFacts } from '../../model/role.ts'
import { roleFacts } from './facts.ts'
import { roleTexts } from './texts.ts'

/** The 21 roles with all that the lexicon knows of them. */
export const roles: readonly Role[] = roleFacts.map((facts) => ({ ...facts, ...textsOf(facts) }))

function textsOf({ slug }: RoleFacts) {
  const texts = roleTexts[slug]
  if (!texts) throw new RangeError(`No texts for the role ${slug}`)
  return texts
}

/** The role of this slug ("koch-in"). Throws a `RangeError` for one that the lexicon does not hold. */
export function findRole(slug: string): Role {
  const role = roles.find((one) => one.slug === slug)
  if (!role) throw new RangeError(`No role: ${slug}`)
  return role
}
