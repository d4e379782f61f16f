import { englishOrganisations, germanOrganisations, legalForm } from '../lexicon/organisations.ts'
import { degree, englishQualifications, germanQualifications } from '../lexicon/qualifications.ts'
import { englishTitles, germanTitles } from '../lexicon/titles.ts'
import { endsLike, wordKeysOf } from '../text/words.ts'

/** What a stretch of words names: a post or a qualification; an employer or a school; neither for sure. */
export type Sense = 'what' | 'where' | null

export type Classify = (text: string) => Sense

/** "Leiterin", "Leiter:in", "Leiter(in" → "leiter". */
const masculine = (word: string) => word.replace(/(?:innen|in)$/, '')

const isGermanTitle = (word: string) => endsLike(word, germanTitles) || endsLike(masculine(word), germanTitles)
const isOrganisation = (word: string) => endsLike(word.replace(/\.$/, ''), germanOrganisations) || englishOrganisations.has(word)
const isQualification = (word: string) => endsLike(word, germanQualifications) || englishQualifications.has(word)

const firstOf = (words: readonly string[], holds: (word: string) => boolean) => {
  const at = words.findIndex(holds)
  return at < 0 ? Number.POSITIVE_INFINITY : at
}

const pieces = (text: string) => wordKeysOf(text).flatMap((word) => (word.includes('-') ? [word, ...word.split('-')] : [word]))

/** "Hotel Manager" is a post, "Autohaus Schreiner" is a firm: an English word for a post decides, a German one behind a firm does not. */
export const classifyJob: Classify = (text) => {
  if (legalForm.test(text)) return 'where'
  const words = pieces(text)
  const place = firstOf(words, isOrganisation)
  const german = firstOf(words, isGermanTitle)
  if (words.some((word) => englishTitles.has(word))) return 'what'
  if (Number.isFinite(german)) return place === 0 && german > 0 ? 'where' : 'what'
  return Number.isFinite(place) ? 'where' : null
}

/** "Ausbildung zum Koch" is a qualification, "Hochschule für Musik" a school. The first word that tells decides. */
export const classifyEducation: Classify = (text) => {
  const words = pieces(text)
  const place = firstOf(words, isOrganisation)
  const learnt = degree.test(text) ? 0 : firstOf(words, isQualification)
  if (Number.isFinite(learnt) && learnt <= place) return 'what'
  if (Number.isFinite(place) || legalForm.test(text)) return 'where'
  return words.some((word) => isGermanTitle(word) || englishTitles.has(word)) ? 'what' : null
}
