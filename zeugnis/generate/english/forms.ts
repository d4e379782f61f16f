import { englishThirdParties } from '../../lexicon/english/third-parties.ts'
import { englishOccasions, englishVerbsOfLeaving } from '../../lexicon/english-openings.ts'
import { thirdPartiesOf } from '../../lexicon/roles/third-parties.ts'
import type { ZeugnisSpec } from '../../model/spec.ts'
import { formatDate } from '../dates.ts'
import { hasLeft } from '../tense.ts'
import { withArticle } from './article.ts'
import { englishForms, renderEnglish } from './render.ts'

/** Every form that an English wording can ask for in the letter of this description. */
export function formsOf(spec: ZeugnisSpec): Readonly<Record<string, string>> {
  const end = formatDate(spec.to ?? spec.issued, 'en')
  const person = englishForms(spec.person, spec.thirdParties?.trim() || englishThirdParties[thirdPartiesOf(spec)])
  return {
    ...person,
    ...(spec.kind === 'ausbildung' && { employment: 'apprenticeship' }),
    Job: spec.job.title,
    aJob: withArticle(spec.job.title.trim()),
    From: formatDate(spec.from, 'en'),
    To: end,
    Austritt: end,
    ...englishVerbsOfLeaving[hasLeft(spec) ? 'past' : 'present'],
    Anlass: renderEnglish(englishOccasions[spec.occasion ?? 'eigenerWunsch'], person, 'present'),
  }
}
