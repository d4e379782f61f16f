import { englishEmployer, englishOfPerson } from '../../lexicon/english-of-person.ts'
import {
  englishContact,
  englishHeadings,
  englishOpenings,
  englishOpeningsOfPosts,
  englishSalutation,
  englishSigning,
  englishTaskLines,
} from '../../lexicon/english-openings.ts'
import { englishPhrases } from '../../lexicon/english-phrases.ts'
import type { ZeugnisSpec } from '../../model/spec.ts'
import { formatDate } from '../dates.ts'
import { hasPosts } from '../has-posts.ts'
import type { LetterLanguage } from '../letter-language.ts'
import { ofSeed } from '../seed.ts'
import { tenseOf } from '../tense.ts'
import { ending, leaving } from './closing.ts'
import { formsOf } from './forms.ts'
import { germanEntries } from './german-entries.ts'
import { insideSentence } from './inside-sentence.ts'
import { renderEnglish, withPronoun } from './render.ts'

/** What follows invites no questions. */
const LAST_WARM = 3

function openingOf(spec: ZeugnisSpec, seed: number): string {
  return hasPosts(spec) ? englishOpeningsOfPosts[tenseOf(spec.kind)] : ofSeed(englishOpenings[spec.kind], `${seed}:opening`)
}

export const english: LetterLanguage = {
  phrases: englishPhrases,
  ofRole: [],
  ofLeading: [],
  heading: (kind) => englishHeadings[kind],
  salutation: () => englishSalutation,
  contact: (closing, grade) => (grade > LAST_WARM || /contact|question|enquir|information|confirm/i.test(closing) ? undefined : englishContact),
  opening: (spec, seed) => renderEnglish(openingOf(spec, seed), formsOf(spec), 'past'),
  taskLine: ({ kind }, seed) => ofSeed(englishTaskLines[kind === 'ausbildung' ? 'training' : tenseOf(kind)], `${seed}:tasks`),
  render: (template, spec, place) => renderEnglish(place === 'following' ? withPronoun(template) : template, formsOf(spec), tenseOf(spec.kind)),
  insideSentence,
  leaving,
  ending,
  signing: (how) => englishSigning[how],
  warnings: germanEntries,
  ofPerson: englishOfPerson,
  employer: englishEmployer,
  placeAndDate: ({ employer, issued }) => `${employer.city}, ${formatDate(issued, 'en')}`,
}
