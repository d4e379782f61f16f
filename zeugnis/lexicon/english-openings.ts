import type { Grade } from '../model/grade.ts'
import type { Kind, LeavingReason, Occasion, Signing } from '../model/spec.ts'

export const englishHeadings: Readonly<Record<Kind, string>> = {
  einfach: 'Confirmation of Employment',
  qualifiziert: 'Employment Reference',
  vorlaeufig: 'Provisional Reference',
  zwischen: 'Interim Reference',
  ausbildung: 'Apprenticeship Reference',
}

/** Of training without a judgement. */
export const englishHeadingOfFacts = 'Confirmation of Apprenticeship'

/** British and American letters of reference speak to whoever reads them, and say that questions are welcome. */
export const englishSalutation = 'To whom it may concern'
/** After a salutation without a name. */
export const englishSignOff = 'Yours faithfully'
export const englishContact = 'Please do not hesitate to contact us should you require any further information.'

const employed = [
  '{Full} was employed by us as {aJob} from {From} to {To}.',
  '{Full} worked for us as {aJob} from {From} to {To}.',
  'We employed {Full} as {aJob} from {From} to {To}.',
] as const

/** Whoever held several posts held the last one only in the end. */
export const englishOpeningsOfPosts: Readonly<Record<'past' | 'present', string>> = {
  past: '{Full} worked for us from {From} to {To}, most recently as {Job}.',
  present: '{Full} has worked for us since {From}, currently as {Job}.',
}

/** Where the posts, told in the next sentence, end with that one. */
export const englishOpeningsOfToldPosts: typeof englishOpeningsOfPosts = {
  past: '{Full} worked for us from {From} to {To}.',
  present: '{Full} has worked for us since {From}.',
}

const still = [
  '{Full} has been employed by us as {aJob} since {From}.',
  'We have employed {Full} as {aJob} since {From}.',
  '{Full} has worked for us as {aJob} since {From}.',
] as const

/** First sentences, of which a letter takes one; `{Full}`, `{From}`, `{To}`, `{Job}`, `{aJob}` with its article beside the tokens of the phrase base. */
export const englishOpenings: Readonly<Record<Kind, readonly string[]>> = {
  einfach: employed,
  qualifiziert: employed,
  vorlaeufig: still.map((sentence) => `${sentence} {Their} employment with us is due to end on {To}.`),
  zwischen: still,
  ausbildung: [
    '{Full} trained with us as {aJob} from {From} to {To}.',
    '{Full} served {their} apprenticeship with us as {aJob} from {From} to {To}.',
  ],
}

/** Of titles that say it themselves: nobody served an apprenticeship as an apprentice. */
export const englishOpeningsOfTrainees = [
  '{Full} was {aJob} with us from {From} to {To}.',
  '{Full} was employed by us as {aJob} from {From} to {To}.',
] as const

export const englishTaskLines: Readonly<Record<'past' | 'present' | 'training' | 'skills', readonly string[]>> = {
  past: ['The main duties were:', 'The position involved:', 'Responsibilities included:'],
  present: ['The main duties are:', 'The position involves:', 'Responsibilities include:'],
  training: ['The apprenticeship covered:', 'The areas covered were:', 'Training was given in:'],
  skills: ['Skills and knowledge were acquired in the following areas:'],
}

export const englishProvisionalEnding = 'A final reference will follow when {their} {employment} ends.'

/** What stands before it: short, as the final reference takes leave. */
export const englishProvisionalThanks: Readonly<Record<Grade, string>> = {
  1: 'We are most grateful to {N} for everything {p} ⟨has/have|has/have⟩ done for us, recommend {them} warmly and wish {them} every success.',
  2: 'We are grateful to {N} for all {p} ⟨has/have|has/have⟩ done, are happy to recommend {them} and wish {them} every success.',
  3: 'We thank {N} for {their} good work and wish {them} all the best for the future.',
  4: 'We thank {N} for {their} work and wish {them} well for the future.',
  5: 'We wish {N} well for the future.',
}

/** What stands above the name of who signs in public service. */
export const englishSigning: Readonly<Record<Signing, string | undefined>> = {
  leitung: undefined,
  vertretung: 'For and on behalf of the head of the authority',
  auftrag: 'For and on behalf of the authority',
}

const endOfTraining = '{N} {completes} {their} apprenticeship on {Austritt}.'

export const englishLeaving: Readonly<Record<LeavingReason, string>> = {
  eigenerWunsch: '{N} decided to move on and {isLeaving} on {Austritt}.',
  einvernehmlich: '{N}’s {employment} with us {ends} by mutual agreement on {Austritt}.',
  betriebsbedingt: '{N}’s {employment} with us {ends} on {Austritt} because of redundancy.',
  befristung: '{N}’s fixed-term contract {ends} on {Austritt}.',
  ruhestand: '{N} {retires} on {Austritt}.',
  // The examination is told where its result was given.
  abschluss: endOfTraining,
  uebernahme: endOfTraining,
  ohneAngabe: '{N}’s {employment} with us {ends} on {Austritt}.',
}

/** Thanks and wishes at the end of training, by grade. */
export const englishTrainingFarewells = {
  1: 'We thank {them} warmly for outstanding work, recommend {them} without reservation and wish {them} every success.',
  2: 'We thank {them} for all {their} hard work, are glad to recommend {them} for a first post and wish {them} every success.',
  3: 'We thank {them} for {their} work, wish {them} a good start to {their} career and would be happy to answer any questions.',
  4: 'We wish {them} well and are happy to answer any questions.',
  5: 'We can confirm the dates on request.',
} as const

export const englishFarewells = {
  1: 'We are most grateful for {their} outstanding contribution, recommend {them} without reservation and would gladly work with {them} again.',
  2: 'We are grateful for all {their} hard work and wish {them} every success. We are glad to recommend {them} and would be happy to answer any questions.',
  3: 'We are grateful for {their} work and wish {them} well. We would be happy to answer any questions.',
  4: 'We wish {them} well and are happy to answer any questions.',
  5: 'We can confirm the dates on request.',
} as const

/** Whose post goes has nothing to answer for, and is told so. */
export const englishRedundancyFarewells = {
  1: 'This is no reflection on {their} work: we are most grateful for an outstanding contribution, recommend {them} without reservation and would gladly re-employ {them}.',
  2: 'We are grateful for all {their} hard work, are happy to recommend {them} and would be glad to employ {them} again.',
  3: 'This is no reflection on {their} work. We thank {them} for it and wish {them} success in finding a new post.',
  4: 'We thank {them} for {their} work and wish {them} well for the future.',
  5: 'We wish {them} well and can confirm the dates on request.',
} as const

/** Whoever retires is recommended to nobody. */
export const englishRetirementFarewells = {
  1: 'We are most grateful for {their} outstanding work, shall miss {them} and wish {them} a long and happy retirement.',
  2: 'We are grateful for {their} very good work and wish {them} a long and happy retirement.',
  3: 'We are grateful for {their} good work and wish {them} a happy retirement.',
  4: 'We thank {them} for {their} work and wish {them} well in {their} retirement.',
  5: 'We wish {them} well in {their} retirement.',
} as const

/** What is said of those who stay after their training: nobody recommends elsewhere whom he keeps. */
export const englishStayingFarewells = {
  1: 'We are delighted that {p} {joins} our permanent staff and look forward to working with {them}.',
  2: 'We are very pleased that {p} {joins} our permanent staff and look forward to working with {them}.',
  3: 'We are pleased that {p} {joins} our permanent staff.',
  4: '{P} {joins} our permanent staff.',
  5: '{P} {joins} our permanent staff.',
} as const

/** Thanks and wishes where somebody goes on under a new owner, by grade. */
export const englishTransferFarewells = {
  1: 'We are most grateful to {N} for {their} outstanding work and wish {them} every success under the new ownership.',
  2: 'We are grateful to {N} for {their} consistently good work and wish {them} every success under the new ownership.',
  3: 'We are grateful to {N} for {their} good work and wish {them} well under the new ownership.',
  4: 'We thank {N} for {their} work.',
  5: '',
} as const

/** Why an interim reference is written, with the words that lead to it. */
export const englishOccasions: Readonly<Record<Occasion, string>> = {
  fuehrungswechsel: 'following a change of line manager',
  aufgabenwechsel: 'following a change in {their} duties',
  versetzung: 'as {p} ⟨is/are|is/are⟩ moving to another post with us',
  betriebsuebergang: 'in connection with the transfer of the business',
  // What kind of leave it is belongs in no reference.
  elternzeit: 'ahead of a period of leave',
  eigenerWunsch: 'at {their} request',
}

const left = {
  ...{
    isLeaving: 'left',
    ends: 'ended',
    completes: 'completed',
    hasChosen: 'chose',
    hasResigned: 'resigned',
    lastIs: 'was',
    joins: 'joined',
    retires: 'retired',
  },
} as const

/** Verbs of leaving: a letter issued on the last day or later looks back on it, as its opening does. */
export const englishVerbsOfLeaving = {
  past: left,
  // Whoever ends their training today joins tomorrow.
  today: { ...left, joins: 'will be joining' },
  future: {
    ...{ isLeaving: 'is leaving', ends: 'ends', completes: 'completes', hasChosen: 'has chosen', hasResigned: 'has resigned' },
    ...{ lastIs: 'will be', joins: 'will be joining', retires: 'is retiring' },
  },
} as const
