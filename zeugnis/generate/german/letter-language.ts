import { germanFarewells, germanHeadings, germanLeaving, germanOccasions, germanOpenings, germanTaskLines } from '../../lexicon/german-openings.ts'
import { germanPhrases } from '../../lexicon/german-phrases.ts'
import type { Grade } from '../../model/grade.ts'
import type { ZeugnisSpec } from '../../model/spec.ts'
import { formatDate } from '../dates.ts'
import type { LetterLanguage } from '../letter-language.ts'
import { germanForms, renderGerman } from './render.ts'

function formsOf(spec: ZeugnisSpec) {
  const occasion = germanOccasions[spec.occasion ?? 'eigenerWunsch']
  return {
    ...germanForms(spec.person),
    Beruf: spec.job.title,
    Von: formatDate(spec.from, 'de'),
    Bis: formatDate(spec.to ?? spec.issued, 'de'),
    Austritt: formatDate(spec.to ?? spec.issued, 'de'),
    Anlass: occasion.genitive,
    Anlass_nom: occasion.nominative,
  }
}

/** A paragraph that names the person in every sentence reads like a form: after the first, the pronoun stands in. */
function withPronoun(template: string): string {
  return template.replace(/^\{N\}/, '{P}').replace(/\{N\}/g, '{p}')
}

/** Kinds that describe what still goes on. */
const presentKinds: readonly ZeugnisSpec['kind'][] = ['zwischen', 'vorlaeufig']

export const german: LetterLanguage = {
  phrases: germanPhrases,
  heading: (kind) => germanHeadings[kind],
  opening: (spec) => renderGerman(germanOpenings[spec.kind], formsOf(spec), 'past'),
  taskLine: ({ kind }) => germanTaskLines[kind === 'ausbildung' ? 'training' : presentKinds.includes(kind) ? 'present' : 'past'],
  render(template, spec, place) {
    const tense = presentKinds.includes(spec.kind) ? 'present' : 'past'
    return renderGerman(place === 'following' ? withPronoun(template) : template, formsOf(spec), tense)
  },
  leaving(spec, grade: Grade) {
    const reason = spec.reason ?? 'eigenerWunsch'
    if (reason === 'eigenerWunsch') return undefined
    return renderGerman(`${germanLeaving[reason]} ${germanFarewells[grade]}`, formsOf(spec), 'past')
  },
  placeAndDate: ({ employer, issued }) => `${employer.city}, ${formatDate(issued, 'de')}`,
}
