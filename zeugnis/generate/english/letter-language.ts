import { englishTiring } from '../../lexicon/english/tiring.ts'
import { englishOfPerson } from '../../lexicon/english-of-person.ts'
import {
  englishContact,
  englishHeadingOfFacts,
  englishHeadings,
  englishOpenings,
  englishOpeningsOfPosts,
  englishOpeningsOfToldPosts,
  englishOpeningsOfTrainees,
  englishSalutation,
  englishSigning,
  englishSignOff,
  englishTaskLines,
} from '../../lexicon/english-openings.ts'
import { englishPhrases } from '../../lexicon/english-phrases.ts'
import { isJudged, type ZeugnisSpec } from '../../model/spec.ts'
import { formatDate } from '../dates.ts'
import { hasPosts } from '../has-posts.ts'
import type { LetterLanguage } from '../letter-language.ts'
import { ofSeed } from '../seed.ts'
import { type Tense, tenseOf } from '../tense.ts'
import { ending, leaving } from './closing.ts'
import { employerSentence } from './employer.ts'
import { entryOf } from './entry.ts'
import { formsOf } from './forms.ts'
import { germanEntries } from './german-entries.ts'
import { insideSentence } from './inside-sentence.ts'
import { wordingAt } from './naming.ts'
import { nameAgain, renderEnglish } from './render.ts'

/** What follows invites no questions. */
const LAST_WARM = 3

/** Who works until a day to come is spoken of in the present; the closing tells of the day. */
function tenseIn({ kind, to, issued }: ZeugnisSpec): Tense {
  return kind !== 'ausbildung' && to !== undefined && issued < to ? 'present' : tenseOf(kind)
}

function openingOf(spec: ZeugnisSpec, seed: number): string {
  const { kind, job } = spec
  if (hasPosts(spec, englishOfPerson.posts)) return (isTold(spec) ? englishOpeningsOfToldPosts : englishOpeningsOfPosts)[tenseIn(spec)]
  if (kind === 'ausbildung' && /apprentice|trainee/i.test(job.title)) return ofSeed(englishOpeningsOfTrainees, `${seed}:opening`)
  return ofSeed(englishOpenings[kind !== 'vorlaeufig' && tenseIn(spec) === 'present' ? 'zwischen' : kind], `${seed}:opening`)
}

/** A simple training reference says what was learned. */
function taskLineOf(spec: ZeugnisSpec): keyof typeof englishTaskLines {
  if (spec.kind !== 'ausbildung') return tenseIn(spec)
  return spec.simple ? 'skills' : 'training'
}

/** Whether the last of the posts is the one of the letter. */
function isTold({ job: { title }, ofPerson: { posts = '' } = {} }: ZeugnisSpec): boolean {
  const [last = ''] = posts
    .toLowerCase()
    .split(/[,;]|(?<!\p{L})(?:then|and)(?!\p{L})/u)
    .slice(-1)
  return last.includes(title.trim().toLowerCase())
}

export const english: LetterLanguage = {
  phrases: englishPhrases,
  tiring: englishTiring,
  ofRole: [],
  ofLeading: [],
  ofTraining: [],
  heading: (spec) => (spec.kind === 'ausbildung' && !isJudged(spec) ? englishHeadingOfFacts : englishHeadings[spec.kind]),
  salutation: () => englishSalutation,
  contact: (closing, grade) => (grade > LAST_WARM || /contact|question|enquir|information|confirm/i.test(closing) ? undefined : englishContact),
  opening: (spec, seed) => renderEnglish(openingOf(spec, seed), formsOf(spec), 'past'),
  taskLine: (spec, seed) => ofSeed(englishTaskLines[taskLineOf(spec)], `${seed}:tasks`),
  render: (template, spec, place, before) =>
    renderEnglish(wordingAt(template, spec, place, before), { ...formsOf(spec), ...(place !== 'first' && nameAgain(spec.person)) }, tenseIn(spec)),
  entry: (name, typed, spec) => entryOf(name, typed, tenseIn(spec)),
  insideSentence,
  leaving,
  ending,
  signing: (how) => [englishSignOff, how && englishSigning[how]].filter((line) => line !== undefined),
  warnings: germanEntries,
  ofPerson: englishOfPerson,
  employer: (typed, { employer: { name } }) => employerSentence(typed, name.trim()),
  // British and American letters name no town beside the day.
  placeAndDate: ({ issued }) => formatDate(issued, 'en'),
  isDatedFirst: true,
  typeset: (text) =>
    text
      .replace(/(?<=\p{L})'/gu, '’')
      .replace(/"([^"]*)"/g, '“$1”')
      .replace(/(?<=\d)[ \u00a0]%/g, '%')
      .replace(/(?<![€\d])(\d[\d.,]*)[ \u00a0]?€(?!\d)/g, (_, amount: string) => `€${amount.replace(/\.(?=\d{3}(?!\d))/g, ',')}`),
}
