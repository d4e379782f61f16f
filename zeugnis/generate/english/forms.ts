import { englishThirdParties } from '../../lexicon/english/third-parties.ts'
import { englishOccasions, englishVerbsOfLeaving } from '../../lexicon/english-openings.ts'
import { thirdPartiesOf } from '../../lexicon/roles/third-parties.ts'
import type { ZeugnisSpec } from '../../model/spec.ts'
import { formatDate } from '../dates.ts'
import { hasLeft } from '../tense.ts'
import { withArticle } from './article.ts'
import { insideSentence } from './inside-sentence.ts'
import { englishForms, renderEnglish } from './render.ts'
import { inTitleCase } from './title-case.ts'

/** Every form that an English wording can ask for in the letter of this description. */
export function formsOf(spec: ZeugnisSpec): Readonly<Record<string, string>> {
  const title = inTitleCase(spec.job.title.trim())
  const end = formatDate(spec.to ?? spec.issued, 'en')
  const person = englishForms(spec.person, peopleOf(spec) || englishThirdParties[thirdPartiesOf(spec)])
  return {
    ...person,
    ...(thirdPartiesOf(spec) !== 'guests' && { bookings: 'appointments' }),
    ...(spec.kind === 'ausbildung' && { employment: 'apprenticeship' }),
    Job: title,
    aJob: closed(withArticle(title)),
    ...(spec.kind === 'ausbildung' ? postsInTraining : posts),
    From: formatDate(spec.from, 'en'),
    To: end,
    Austritt: end,
    ...englishVerbsOfLeaving[lookedAt(spec)],
    Anlass: renderEnglish(englishOccasions[spec.occasion ?? 'eigenerWunsch'], person, 'present'),
  }
}

const posts = { heldPosts: 'held the following posts:', heldPost: 'held the post of' } as const
/** Trainees go through departments and hold no posts. */
const postsInTraining = { heldPosts: 'trained in the following areas:', heldPost: 'trained in' } as const

/** A title with a comma has one behind it too, where the sentence goes on: “a Staff Nurse, Acute Medical Unit, from”. */
function closed(title: string): string {
  return title.includes(',') ? `${title},` : title
}

/** From where the letter looks at the last day. */
function lookedAt(spec: ZeugnisSpec): keyof typeof englishVerbsOfLeaving {
  if (hasLeft(spec)) return 'past'
  return spec.to === spec.issued ? 'today' : 'future'
}

/** Who was typed, as they stand in a sentence: “Tenants and contractors” → “tenants and contractors”. */
function peopleOf({ thirdParties = '' }: ZeugnisSpec): string {
  return insideSentence(
    thirdParties.trim().replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase()),
    true,
  )
}
