import type { Kind, LeavingReason, Occasion } from '../model/spec.ts'

export const englishHeadings: Readonly<Record<Kind, string>> = {
  einfach: 'Certificate of Employment',
  qualifiziert: 'Employment Reference',
  vorlaeufig: 'Provisional Reference',
  zwischen: 'Interim Reference',
  ausbildung: 'Vocational Training Reference',
}

/** First sentences; `{Full}`, `{From}`, `{To}`, `{Job}` beside the tokens of the phrase base. */
export const englishOpenings: Readonly<Record<Kind, string>> = {
  einfach: '{Full} was employed by our company from {From} to {To}. Position held: {Job}.',
  qualifiziert: '{Full} was employed by our company from {From} to {To}. Position held: {Job}.',
  vorlaeufig: '{Full} has been employed by our company since {From}. Position held: {Job}. The employment is expected to end on {To}.',
  zwischen: '{Full} has been employed by our company since {From}. Position held: {Job}.',
  ausbildung: '{Full} completed vocational training with our company from {From} to {To}. Occupation trained for: {Job}.',
}

export const englishTaskLines: Readonly<Record<'past' | 'present' | 'training', string>> = {
  past: 'The main duties were:',
  present: 'The main duties are:',
  training: 'The training covered:',
}

export const englishLeaving: Readonly<Record<Exclude<LeavingReason, 'eigenerWunsch'>, string>> = {
  einvernehmlich: 'The employment {ends} on {Austritt} by mutual agreement.',
  betriebsbedingt: 'The employment {ends} on {Austritt} for operational reasons.',
  befristung: 'The employment {ends} on {Austritt} with the expiry of the fixed term.',
  ohneAngabe: 'The employment {ends} on {Austritt}.',
}

export const englishFarewells = {
  1: 'We regret this very much, thank {them} for outstanding work throughout and wish {them} every success and all the very best.',
  2: 'We are very sorry about this, thank {them} for consistently good work and wish {them} continued success.',
  3: 'We regret this, thank {them} for the good work and wish {them} success.',
  4: 'We thank {them} for the work done and wish {them} well.',
  5: 'We wish {them} well.',
} as const

export const englishOccasions: Readonly<Record<Occasion, string>> = {
  fuehrungswechsel: 'the change of line manager',
  aufgabenwechsel: 'the change of duties',
  versetzung: 'the transfer to another post',
  betriebsuebergang: 'the transfer of the business',
  elternzeit: 'the forthcoming parental leave',
  eigenerWunsch: 'the wish for an interim account',
}

/** Verbs of leaving: a letter issued after the end looks back on it. */
export const englishVerbsOfLeaving = {
  past: { isLeaving: 'left', leaves: 'left', ends: 'ended', hasChosen: 'chose' },
  present: { isLeaving: 'is leaving', leaves: 'leaves', ends: 'ends', hasChosen: 'has chosen' },
} as const
