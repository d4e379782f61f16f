import type { Grade } from '../model/grade.ts'
import type { Kind, LeavingReason, Occasion, Signing } from '../model/spec.ts'

export const englishHeadings: Readonly<Record<Kind, string>> = {
  einfach: 'Certificate of Employment',
  qualifiziert: 'Employment Reference',
  vorlaeufig: 'Provisional Reference',
  zwischen: 'Interim Reference',
  ausbildung: 'Apprenticeship Reference',
}

/** British and American letters of reference speak to whoever reads them, and say that questions are welcome. */
export const englishSalutation = 'To whom it may concern'
export const englishContact = 'Please do not hesitate to contact us should you require any further information.'

const employed = [
  '{Full} held the position of {Job} with us from {From} to {To}.',
  '{Full} worked for us as {aJob} from {From} to {To}.',
  'From {From} to {To}, {Full} held the position of {Job} with us.',
] as const

/** Whoever held several posts held the last one only in the end. */
export const englishOpeningsOfPosts: Readonly<Record<'past' | 'present', string>> = {
  past: '{Full} worked for us from {From} to {To}, most recently as {aJob}.',
  present: '{Full} has worked for us since {From}, currently as {aJob}.',
}

const still = [
  '{Full} has held the position of {Job} with us since {From}.',
  'Since {From}, {Full} has held the position of {Job} with us.',
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
    'From {From} to {To}, {Full} trained with us as {aJob}.',
    '{Full} served an apprenticeship with us as {aJob} from {From} to {To}.',
  ],
}

export const englishTaskLines: Readonly<Record<'past' | 'present' | 'training', readonly string[]>> = {
  past: ['The main duties were:', 'The position involved:', 'Responsibilities included:'],
  present: ['The main duties are:', 'The position involves:', 'Responsibilities include:'],
  training: ['The apprenticeship covered:', 'The main areas of training were:', 'The training included:'],
}

export const englishProvisionalEnding = 'This provisional reference will be replaced by a final one when {their} {employment} ends.'

/** What stands before it; faint thanks would read as criticism, so that lower grades have none. */
export const englishProvisionalThanks: Readonly<Partial<Record<Grade, string>>> = {
  1: 'We thank {N} for {their} excellent work and recommend {them} warmly.',
  2: 'We thank {N} for {their} very good work.',
}

/** What stands above the name of who signs in public service. */
export const englishSigning: Readonly<Record<Signing, string | undefined>> = {
  leitung: undefined,
  vertretung: 'For and on behalf of the head of the authority',
  auftrag: 'For and on behalf of the authority',
}

export const englishLeaving: Readonly<Record<LeavingReason, string>> = {
  eigenerWunsch: '{N} {isLeaving} us of {their} own accord on {Austritt}.',
  einvernehmlich: '{N}’s {employment} with us {ends} on {Austritt} by mutual agreement.',
  betriebsbedingt: '{N}’s {employment} with us {ends} on {Austritt} as a result of redundancy.',
  befristung: '{N}’s fixed-term contract {ends} on {Austritt}.',
  abschluss: '{N} has passed the final examination and {completes} {their} apprenticeship on {Austritt}.',
  uebernahme: '{N} has passed the final examination and {completes} {their} apprenticeship on {Austritt}.',
  ohneAngabe: '{N}’s {employment} with us {ends} on {Austritt}.',
}

/** Thanks and wishes at the end of training, by grade. */
export const englishTrainingFarewells = {
  1: 'We recommend {them} without reservation for any post in this field. Please do not hesitate to contact us should you require any further information.',
  2: 'We are glad to recommend {them} for a post in this field and would be happy to answer any questions.',
  3: 'We wish {them} success and would be happy to answer any questions.',
  4: 'Please contact us if you need these details confirmed.',
  5: 'We can confirm the dates on request.',
} as const

export const englishFarewells = {
  1: 'We recommend {them} without reservation and would gladly work with {them} again. Please do not hesitate to contact us should you require any further information.',
  2: 'We are glad to recommend {them} to any employer and wish {them} every success. We would be happy to answer any questions.',
  3: 'We wish {them} success and would be happy to answer any questions.',
  4: 'Please contact us if you need these details confirmed.',
  5: 'We can confirm the dates on request.',
} as const

/** What is said of those who stay after their training: nobody recommends elsewhere whom he keeps. */
export const englishStayingFarewells = {
  1: 'We are delighted that {p} will be joining our permanent staff and look forward to working with {them}.',
  2: 'We are very pleased that {p} will be joining our permanent staff and look forward to working with {them}.',
  3: 'We are pleased that {p} will be joining our permanent staff.',
  4: '{P} will be joining our permanent staff.',
  5: '{P} will be joining our permanent staff.',
} as const

/** Where the letter has told of the examination before. */
export const englishEndOfTraining = '{N} {completes} {their} apprenticeship on {Austritt}.'

/** Why an interim reference is written, with the words that lead to it. */
export const englishOccasions: Readonly<Record<Occasion, string>> = {
  fuehrungswechsel: 'because of a change of line manager',
  aufgabenwechsel: 'because of a change in duties',
  versetzung: 'in view of a transfer to another post',
  betriebsuebergang: 'in connection with the transfer of the business',
  elternzeit: 'in view of forthcoming parental leave',
  eigenerWunsch: 'at the employee’s request',
}

/** Verbs of leaving: a letter issued after the end looks back on it. */
export const englishVerbsOfLeaving = {
  past: { isLeaving: 'left', ends: 'ended', completes: 'completed', hasChosen: 'chose', hasResigned: 'resigned', lastIs: 'was' },
  present: { isLeaving: 'is leaving', ends: 'ends', completes: 'completes', hasChosen: 'has chosen', hasResigned: 'has resigned', lastIs: 'will be' },
} as const
