import { company } from '#words/facts'
import { fill, type Locale, longDate } from '#words/interface'
import { mailTexts } from '#words/said'
import type { LeadKind } from '../leads/lead.ts'
import { type Letter, writeLetter } from './letter.ts'

export interface Received {
  readonly kind: LeadKind
  readonly locale: Locale
  /** `2027-05-21` */
  readonly deleteOn: string
}

/**
 * Tells a visitor that something arrived. It repeats nothing of it, not even a name: else whoever likes could have us send their
 * words to somebody else's address.
 */
export function receivedLetter({ kind, locale, deleteOn }: Received): Letter {
  const { titles, answer, deletion, filesToo, note } = mailTexts[locale].received
  return writeLetter({
    language: locale,
    subject: `${titles[kind]} · ${company.brand}`,
    title: titles[kind],
    text: [answer, fill(kind === 'application' ? filesToo : deletion, { day: longDate(deleteOn, locale) })],
    note: [note],
  })
}
