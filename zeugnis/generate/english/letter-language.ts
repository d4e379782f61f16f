import { englishEmployer, englishOfPerson } from '../../lexicon/english-of-person.ts'
import {
  englishContact,
  englishHeadings,
  englishOpenings,
  englishSalutation,
  englishSigning,
  englishTaskLines,
} from '../../lexicon/english-openings.ts'
import { englishPhrases } from '../../lexicon/english-phrases.ts'
import { formatDate } from '../dates.ts'
import type { LetterLanguage } from '../letter-language.ts'
import { ofSeed } from '../seed.ts'
import { tenseOf } from '../tense.ts'
import { ending, leaving } from './closing.ts'
import { formsOf } from './forms.ts'
import { insideSentence } from './inside-sentence.ts'
import { renderEnglish, withPronoun } from './render.ts'

export const english: LetterLanguage = {
  phrases: englishPhrases,
  ofRole: [],
  ofLeading: [],
  heading: (kind) => englishHeadings[kind],
  salutation: () => englishSalutation,
  contact: (closing) => (/contact|question|enquir|information|confirm/i.test(closing) ? undefined : englishContact),
  opening: (spec, seed) => renderEnglish(ofSeed(englishOpenings[spec.kind], `${seed}:opening`), formsOf(spec), 'past'),
  taskLine: ({ kind }, seed) => ofSeed(englishTaskLines[kind === 'ausbildung' ? 'training' : tenseOf(kind)], `${seed}:tasks`),
  render: (template, spec, place) => renderEnglish(place === 'following' ? withPronoun(template) : template, formsOf(spec), tenseOf(spec.kind)),
  insideSentence,
  leaving,
  ending,
  signing: (how) => englishSigning[how],
  ofPerson: englishOfPerson,
  employer: englishEmployer,
  placeAndDate: ({ employer, issued }) => `${employer.city}, ${formatDate(issued, 'en')}`,
}
