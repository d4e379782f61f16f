import type { Kind, LeavingReason, Occasion, Signing } from '../model/spec.ts'

export const englishHeadings: Readonly<Record<Kind, string>> = {
  einfach: 'Certificate of Employment',
  qualifiziert: 'Employment Reference',
  vorlaeufig: 'Provisional Reference',
  zwischen: 'Interim Reference',
  ausbildung: 'Vocational Training Reference',
}

/** British and American letters of reference speak to whoever reads them, and say that questions are welcome. */
export const englishSalutation = 'To whom it may concern'
export const englishContact = 'Please contact us if you would like to know more.'

/** Words for the employer: of most, and of public service. */
export const englishHouse = { firm: { house: 'company' }, publicService: { house: 'organisation' } } as const

const employed = [
  '{Full} held the position of {Job} with our {house} from {From} to {To}.',
  '{Full} worked for us as {Job} from {From} to {To}.',
  'From {From} to {To}, {Full} held the position of {Job} here.',
] as const

const still = [
  '{Full} has held the position of {Job} with our {house} since {From}.',
  'Since {From}, {Full} has held the position of {Job} here.',
  '{Full} has been with our {house} as {Job} since {From}.',
] as const

/** First sentences, of which a letter takes one; `{Full}`, `{From}`, `{To}`, `{Job}` beside the tokens of the phrase base. */
export const englishOpenings: Readonly<Record<Kind, readonly string[]>> = {
  einfach: employed,
  qualifiziert: employed,
  vorlaeufig: still.map((sentence) => `${sentence} The employment is expected to end on {To}.`),
  zwischen: still,
  ausbildung: [
    '{Full} undertook vocational training with our {house} in the occupation of {Job} from {From} to {To}.',
    'From {From} to {To}, {Full} trained with us in the occupation of {Job}.',
    '{Full} completed a period of vocational training with us from {From} to {To} in the occupation of {Job}.',
  ],
}

export const englishTaskLines: Readonly<Record<'past' | 'present' | 'training', readonly string[]>> = {
  past: ['The main duties were:', 'The position involved:', 'Responsibilities included:'],
  present: ['The main duties are:', 'The position involves:', 'Responsibilities include:'],
  training: ['The training covered:', 'The main areas of training were:', 'The training included:'],
}

export const englishProvisionalEnding = 'This is a provisional reference. The final one will be issued when the {employment} ends.'

/** What stands above the name of who signs in public service. */
export const englishSigning: Readonly<Record<Signing, string | undefined>> = {
  leitung: undefined,
  vertretung: 'Acting for the head',
  auftrag: 'By order',
}

export const englishLeaving: Readonly<Record<LeavingReason, string>> = {
  eigenerWunsch: 'The {employment} {ends} on {Austritt} by {their} own choice.',
  einvernehmlich: 'The {employment} {ends} on {Austritt} by mutual agreement.',
  betriebsbedingt: 'The {employment} {ends} on {Austritt} for operational reasons.',
  befristung: 'The {employment} {ends} on {Austritt} with the expiry of the fixed term.',
  abschluss: '{N} has passed the final examination, and the {employment} {ends} on {Austritt}.',
  uebernahme: '{N} has passed the final examination. The {employment} {ends} on {Austritt}, and {p} will be staying with us as a member of staff.',
  ohneAngabe: 'The {employment} {ends} on {Austritt}.',
}

/** Thanks and wishes at the end of training, by grade. */
export const englishTrainingFarewells = {
  1: 'We recommend {them} without reservation for any post in this occupation. Please contact us if you would like to know more.',
  2: 'We are glad to recommend {them} for a post in this occupation and would be happy to answer any questions.',
  3: 'We wish {them} success and would be happy to answer any questions.',
  4: 'Please contact us if you need these details confirmed.',
  5: 'Please contact us if you need these details confirmed.',
} as const

export const englishFarewells = {
  1: 'We recommend {them} without reservation and would gladly work with {them} again. Please contact us if you would like to know more.',
  2: 'We are glad to recommend {them} to any employer and wish {them} every success. We would be happy to answer any questions.',
  3: 'We wish {them} success and would be happy to answer any questions.',
  4: 'Please contact us if you need these details confirmed.',
  5: 'Please contact us if you need these details confirmed.',
} as const

export const englishOccasions: Readonly<Record<Occasion, string>> = {
  fuehrungswechsel: 'the change of line manager',
  aufgabenwechsel: 'a change of duties',
  versetzung: 'a transfer to another post',
  betriebsuebergang: 'the transfer of the business',
  elternzeit: 'forthcoming parental leave',
  eigenerWunsch: 'the need for an up-to-date reference',
}

/** Verbs of leaving: a letter issued after the end looks back on it. */
export const englishVerbsOfLeaving = {
  past: { isLeaving: 'left', leaves: 'left', ends: 'ended', hasChosen: 'chose' },
  present: { isLeaving: 'is leaving', leaves: 'leaves', ends: 'ends', hasChosen: 'has chosen' },
} as const
