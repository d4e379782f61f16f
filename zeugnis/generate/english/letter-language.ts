import { englishOfPerson } from '../../lexicon/english-of-person.ts'
import {
  englishContact,
  englishFarewells,
  englishHeadings,
  englishHouse,
  englishLeaving,
  englishOccasions,
  englishOpenings,
  englishProvisionalEnding,
  englishSalutation,
  englishSigning,
  englishTaskLines,
  englishTrainingFarewells,
  englishVerbsOfLeaving,
} from '../../lexicon/english-openings.ts'
import { englishPhrases } from '../../lexicon/english-phrases.ts'
import { thirdPartiesOf } from '../../lexicon/roles/third-parties.ts'
import type { ZeugnisSpec } from '../../model/spec.ts'
import { formatDate } from '../dates.ts'
import type { LetterLanguage } from '../letter-language.ts'
import { ofSeed } from '../seed.ts'
import { hasLeft, isEndOfTraining, tenseOf } from '../tense.ts'
import { englishForms, renderEnglish, withPronoun } from './render.ts'

function formsOf(spec: ZeugnisSpec) {
  const end = formatDate(spec.to ?? spec.issued, 'en')
  return {
    ...englishForms(spec.person, thirdPartiesOf(spec)),
    ...(spec.kind === 'ausbildung' && { employment: 'training' }),
    Job: spec.job.title,
    From: formatDate(spec.from, 'en'),
    To: end,
    Austritt: end,
    ...englishHouse[spec.publicService ? 'publicService' : 'firm'],
    ...englishVerbsOfLeaving[hasLeft(spec) ? 'past' : 'present'],
    Anlass: englishOccasions[spec.occasion ?? 'eigenerWunsch'],
  }
}

export const english: LetterLanguage = {
  phrases: englishPhrases,
  ofRole: [],
  heading: (kind) => englishHeadings[kind],
  salutation: () => englishSalutation,
  contact: (closing) => (/contact|question|enquir|information|confirm/i.test(closing) ? undefined : englishContact),
  opening: (spec, seed) => renderEnglish(ofSeed(englishOpenings[spec.kind], `${seed}:opening`), formsOf(spec), 'past'),
  taskLine: ({ kind }, seed) => ofSeed(englishTaskLines[kind === 'ausbildung' ? 'training' : tenseOf(kind)], `${seed}:tasks`),
  namesBefore: (part, { ofPerson }) => (part === 'fuehrung' && ofPerson?.led?.trim() ? 1 : 0),
  render: (template, spec, place) => renderEnglish(place === 'following' ? withPronoun(template) : template, formsOf(spec), tenseOf(spec.kind)),
  leaving(spec, grade) {
    const reason = spec.reason ?? 'eigenerWunsch'
    if (reason === 'eigenerWunsch') return undefined
    const farewells = isEndOfTraining(reason) ? englishTrainingFarewells : englishFarewells
    return renderEnglish(`${englishLeaving[reason]} ${farewells[grade]}`, formsOf(spec), 'past')
  },
  ending: (spec) =>
    renderEnglish(
      spec.kind === 'vorlaeufig' ? englishProvisionalEnding : `${englishLeaving[spec.reason ?? 'ohneAngabe']} We wish {them} well.`,
      formsOf(spec),
      'past',
    ),
  signing: (how) => englishSigning[how],
  ofPerson: englishOfPerson,
  placeAndDate: ({ employer, issued }) => `${employer.city}, ${formatDate(issued, 'en')}`,
}
