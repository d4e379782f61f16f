import type { Role, RoleFacts } from '../../model/role.ts'
import { roleFacts } from './facts.ts'
import { roleNames } from './names.ts'
import { roleTexts } from './texts.ts'
import { roleTitles } from './titles.ts'
import { roleWords } from './words.ts'

/** The 21 roles with all that the lexicon knows of them. */
export const roles: readonly Role[] = roleFacts.map(whole)

function whole(facts: RoleFacts): Role {
  const [name, texts, words, titles] = [roleNames[facts.slug], roleTexts[facts.slug], roleWords[facts.slug], roleTitles[facts.slug]]
  if (!name || !texts || !words || !titles) throw new RangeError(`No texts for the role ${facts.slug}`)
  return { ...facts, ...texts, name, titles, competences: words.competences.map(({ name }) => name) }
}

/** The role of this slug ("koch-in"). Throws a `RangeError` for one that the lexicon does not hold. */
export function findRole(slug: string): Role {
  const role = roles.find((one) => one.slug === slug)
  if (!role) throw new RangeError(`No role: ${slug}`)
  return role
}
