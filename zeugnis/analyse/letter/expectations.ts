import { list, makeFinder, type Word, wordsOf } from '#language'
import { bases } from '../../lexicon/bases.ts'
import { honestyExpected, honestyMissing } from '../../lexicon/findings.ts'
import { findRoleFacts } from '../../lexicon/roles/facts.ts'
import { roleWords } from '../../lexicon/roles/words.ts'
import type { Expectations, MissingExpectation } from '../../model/analysis.ts'
import type { RoleFacts } from '../../model/role.ts'
import { circlesIn } from './people.ts'

const findTitles = makeFinder(Object.entries(roleWords).map(([slug, { titles }]) => ({ phrases: titles, value: slug })))

const findHonesty = makeFinder([
  {
    phrases: list(
      'ehrlich*, Ehrlichkeit, anvertraut*, vertraulich*, vertrauenswürdig*, Vertrauenswürdigkeit, Vertrauen, vertrauensvoll*, loyal*, Loyalität, diskret*, Diskretion, verschwiegen*, Verschwiegenheit, integer, integre*, Integrität, zuverlässig*, Zuverlässigkeit, gewissenhaft*, Kassendifferenz*',
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

/** More would be noise: the weightiest first. */
const MOST = 3

/** What a reference for this occupation is expected to mention and does not: honesty, third parties, a competence. */
function missing(slug: string, assessment: string): MissingExpectation[] {
  const role = findRoleFacts(slug)
  if (!role) return []
  const words = wordsOf(assessment)
  const found = [...missingHonesty(role, words), ...missingThirdParties(role, assessment), ...missingCompetences(role, words)]
  return found.slice(0, MOST)
}

const notMentioned = {
  de: 'In diesem Beruf erwartet, hier nicht erwähnt. Ob ein Brauch der Branche besteht, ist im Streit zu beweisen.',
  en: 'Expected in this occupation, not mentioned here. Whether it is a custom of the trade has to be proven in a dispute.',
}

function missingCompetences({ slug }: RoleFacts, words: readonly Word[]): MissingExpectation[] {
  const competences = roleWords[slug]?.competences ?? []
  const absent = competences.filter((competence) => makeFinder([{ phrases: competence.words, value: true }])(words).length === 0)
  // Where most are missing the letter uses other words for them than the list does.
  if (absent.length * 2 > competences.length) return []
  return absent.slice(0, 1).map(({ name }) => ({ code: 'competence', what: name, basis: bases.auslassung, explanation: notMentioned }))
}

/** The occupations of the ruling. */
const inRetail = new Set(['kassierer-in', 'verkaeufer-in'])

function missingHonesty({ slug, needsTrust }: RoleFacts, words: readonly Word[]): MissingExpectation[] {
  if (!needsTrust || findHonesty(words).length > 0) return []
  const { basis, explanation } = inRetail.has(slug) ? honestyMissing : honestyExpected
  return [{ code: 'honesty', what: { de: 'Ehrlichkeit, Verschwiegenheit', en: 'Honesty, discretion' }, basis, explanation }]
}

function missingThirdParties({ facesPeople, thirdParties }: RoleFacts, assessment: string): MissingExpectation[] {
  if (!facesPeople || circlesIn(assessment).some(({ circle }) => circle === 'thirdParties')) return []
  return [
    { code: 'third-parties', what: { de: thirdParties, en: 'Customers or other third parties' }, basis: bases.auslassung, explanation: notMentioned },
  ]
}
