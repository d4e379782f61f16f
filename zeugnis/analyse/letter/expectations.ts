import { list, makeFinder, type Word, wordsOf } from '#language'
import { bases } from '../../lexicon/bases.ts'
import { honestyMissing } from '../../lexicon/findings.ts'
import { findRoleFacts } from '../../lexicon/roles/facts.ts'
import { roleWords } from '../../lexicon/roles/words.ts'
import type { Expectations, MissingExpectation } from '../../model/analysis.ts'
import type { RoleFacts } from '../../model/role.ts'
import { circlesIn } from './people.ts'

const findTitles = makeFinder(Object.entries(roleWords).map(([slug, { titles }]) => ({ phrases: titles, value: slug })))

const findHonesty = makeFinder([
  {
    phrases: list(
      'ehrlich*, Ehrlichkeit, vertrauenswürdig*, Vertrauenswürdigkeit, Vertrauen, vertrauensvoll*, loyal*, Loyalität, diskret*, Diskretion, verschwiegen*, Verschwiegenheit, integer, integre*, Integrität, zuverlässig*, Zuverlässigkeit, gewissenhaft*, Kassendifferenz*',
    ),
    value: true,
  },
])

export const expectations: Expectations = { knows: (role) => findRoleFacts(role) !== undefined, roleIn, missing }

/** The occupation that an introduction names behind „als“, or nothing. */
function roleIn(introduction: string): string | null {
  const behind = introduction.replace(/^.*?(?<!\p{L})(?:als|Beruf|zu[rm])\s/u, '')
  return findTitles(wordsOf(behind))[0]?.value ?? null
}

/** What a reference for this occupation is expected to mention and does not: its competences, honesty, third parties. */
function missing(slug: string, assessment: string): MissingExpectation[] {
  const role = findRoleFacts(slug)
  if (!role) return []
  const words = wordsOf(assessment)
  return [...missingCompetences(role, words), ...missingHonesty(role, words), ...missingThirdParties(role, assessment)]
}

const notMentioned = {
  de: 'In diesem Beruf erwartet, hier nicht erwähnt. Ob ein Brauch der Branche besteht, ist im Streit zu beweisen.',
  en: 'Expected in this occupation, not mentioned here. Whether it is a custom of the trade has to be proven in a dispute.',
}

function missingCompetences({ slug }: RoleFacts, words: readonly Word[]): MissingExpectation[] {
  const competences = roleWords[slug]?.competences ?? []
  return competences
    .filter((competence) => makeFinder([{ phrases: competence.words, value: true }])(words).length === 0)
    .map(({ name }) => ({ code: 'competence', what: name, basis: bases.auslassung, explanation: notMentioned }))
}

function missingHonesty({ needsTrust }: RoleFacts, words: readonly Word[]): MissingExpectation[] {
  if (!needsTrust || findHonesty(words).length > 0) return []
  const { basis, explanation } = honestyMissing
  return [{ code: 'honesty', what: { de: 'Ehrlichkeit, Verschwiegenheit', en: 'Honesty, discretion' }, basis, explanation }]
}

function missingThirdParties({ thirdParties }: RoleFacts, assessment: string): MissingExpectation[] {
  if (!thirdParties || circlesIn(assessment).some(({ circle }) => circle === 'thirdParties')) return []
  return [
    { code: 'third-parties', what: { de: thirdParties, en: 'Customers or other third parties' }, basis: bases.auslassung, explanation: notMentioned },
  ]
}
