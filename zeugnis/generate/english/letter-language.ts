import {
  englishFarewells,
  englishHeadings,
  englishLeaving,
  englishOccasions,
  englishOpenings,
  englishTaskLines,
  englishVerbsOfLeaving,
} from '../../lexicon/english-openings.ts'
import { englishPhrases } from '../../lexicon/english-phrases.ts'
import type { ZeugnisSpec } from '../../model/spec.ts'
import { formatDate } from '../dates.ts'
import type { LetterLanguage } from '../letter-language.ts'
import { hasLeft, tenseOf } from '../tense.ts'
import { englishForms, renderEnglish } from './render.ts'

function formsOf(spec: ZeugnisSpec) {
  const end = formatDate(spec.to ?? spec.issued, 'en')
  return {
    ...englishForms(spec.person),
    Job: spec.job.title,
    From: formatDate(spec.from, 'en'),
    To: end,
    Austritt: end,
    ...englishVerbsOfLeaving[hasLeft(spec) ? 'past' : 'present'],
    Anlass: englishOccasions[spec.occasion ?? 'eigenerWunsch'],
  }
}

/** The pronoun stands in for the name, except for "they": the verbs behind a name are singular. */
function withPronoun(template: string, { person }: ZeugnisSpec): string {
  return person.address === 'name' ? template : template.replace(/^\{N\}/, '{P}')
}

export const english: LetterLanguage = {
  phrases: englishPhrases,
  heading: (kind) => englishHeadings[kind],
  opening: (spec) => renderEnglish(englishOpenings[spec.kind], formsOf(spec), 'past'),
  taskLine: ({ kind }) => englishTaskLines[kind === 'ausbildung' ? 'training' : tenseOf(kind)],
  render: (template, spec, place) => renderEnglish(place === 'following' ? withPronoun(template, spec) : template, formsOf(spec), tenseOf(spec.kind)),
  leaving(spec, grade) {
    const reason = spec.reason ?? 'eigenerWunsch'
    if (reason === 'eigenerWunsch') return undefined
    return renderEnglish(`${englishLeaving[reason]} ${englishFarewells[grade]}`, formsOf(spec), 'past')
  },
  placeAndDate: ({ employer, issued }) => `${employer.city}, ${formatDate(issued, 'en')}`,
}
