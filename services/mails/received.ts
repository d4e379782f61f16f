import { company } from '#words/company'
import { fill } from '#words/fill'
import type { Locale } from '#words/locales'
import type { LeadKind } from '../leads/lead.ts'
import { type Letter, longDate, writeLetter } from './letter.ts'

const words = {
  de: {
    subject: {
      contact: 'Ihre Nachricht ist angekommen',
      demo: 'Ihr Wunsch nach einer Vorführung ist angekommen',
      partner: 'Ihre Partneranfrage ist angekommen',
      press: 'Ihre Presseanfrage ist angekommen',
      application: 'Ihre Bewerbung ist angekommen',
    },
    answer: 'Vielen Dank. Wir lesen, was Sie geschickt haben, und antworten Ihnen an diese Adresse.',
    deletion: 'Auf dem Server dieser Website löschen wir Ihre Angaben spätestens am {day}.',
    filesToo: 'Auf dem Server dieser Website löschen wir Ihre Angaben und Dateien spätestens am {day}.',
    note: 'Sie haben uns nichts geschickt? Dann hat jemand Ihre Adresse eingetragen. Sie müssen nichts tun. Sollen wir die Angaben sofort löschen, antworten Sie auf diese E-Mail.',
  },
  en: {
    subject: {
      contact: 'Your message has arrived',
      demo: 'Your request for a demonstration has arrived',
      partner: 'Your partner enquiry has arrived',
      press: 'Your press enquiry has arrived',
      application: 'Your application has arrived',
    },
    answer: 'Thank you. We will read what you sent and reply to this address.',
    deletion: 'We will delete your details from this website’s server on {day} at the latest.',
    filesToo: 'We will delete your details and files from this website’s server on {day} at the latest.',
    note: 'You did not send us anything? Then someone entered your address. There is nothing you need to do. If you want us to delete the details at once, reply to this e-mail.',
  },
} as const

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
  const { subject, answer, deletion, filesToo, note } = words[locale]
  return writeLetter({
    language: locale,
    subject: `${subject[kind]} · ${company.brand}`,
    title: subject[kind],
    text: [answer, fill(kind === 'application' ? filesToo : deletion, { day: longDate(deleteOn, locale) })],
    note: [note],
  })
}
