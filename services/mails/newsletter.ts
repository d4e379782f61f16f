import { company } from '#words/company'
import { fill } from '#words/fill'
import type { Locale } from '#words/locales'
import { type Letter, longDate, writeLetter } from './letter.ts'

const words = {
  de: {
    confirm: {
      title: 'Bitte bestätigen Sie den Newsletter',
      text: 'Mit dieser Adresse wurde der Newsletter von {brand} bestellt. Wir senden ihn erst, wenn Sie auf der Seite hinter diesem Link zustimmen.',
      button: 'Zur Bestätigung',
      note: 'Ist die Adresse bis dahin nicht bestätigt, löschen wir sie am {day}. Haben Sie nichts bestellt, müssen Sie nichts tun.',
    },
    welcome: {
      title: 'Sie bekommen jetzt den Newsletter',
      text: 'Ihre Adresse ist bestätigt. Wir senden ab jetzt den Newsletter von {brand}. Was Sie darin anklicken, messen wir nicht.',
      button: 'Newsletter abbestellen',
      note: 'Abbestellen können Sie jederzeit über diesen Link. Dann löschen wir Ihre Adresse sofort.',
    },
    already: {
      title: 'Sie bekommen den Newsletter schon',
      text: 'Mit dieser Adresse wurde der Newsletter von {brand} noch einmal bestellt. Sie haben ihn schon: Es bleibt, wie es ist.',
      note: 'Haben Sie nichts bestellt, müssen Sie nichts tun.',
    },
  },
  en: {
    confirm: {
      title: 'Please confirm the newsletter',
      text: 'The {brand} newsletter was ordered with this address. We will only send it once you agree on the page behind this link.',
      button: 'Go to confirmation',
      note: 'If the address is not confirmed by then, we will delete it on {day}. If you ordered nothing, there is nothing to do.',
    },
    welcome: {
      title: 'You now receive the newsletter',
      text: 'Your address is confirmed. From now on we will send you the {brand} newsletter. We do not measure what you click in it.',
      button: 'Unsubscribe',
      note: 'You can unsubscribe with this link at any time. We will then delete your address at once.',
    },
    already: {
      title: 'You already receive the newsletter',
      text: 'The {brand} newsletter was ordered with this address again. You already have it: nothing changes.',
      note: 'If you ordered nothing, there is nothing to do.',
    },
  },
} as const

export type NewsletterMail = keyof (typeof words)['de']

export interface NewsletterLetter {
  readonly locale: Locale
  /** Where the button leads. */
  readonly address?: string
  /** Until when it does, such as `2026-11-28`. */
  readonly until?: string
}

export function newsletterLetter(mail: NewsletterMail, { locale, address, until }: NewsletterLetter): Letter {
  const said: { readonly title: string; readonly text: string; readonly button?: string; readonly note: string } = words[locale][mail]
  const put = (text: string) => fill(text, { brand: company.brand, day: until ? longDate(until, locale) : '' })
  return writeLetter({
    language: locale,
    subject: `${said.title} · ${company.brand}`,
    title: said.title,
    text: [put(said.text)],
    ...(said.button && address && { button: { label: said.button, address } }),
    note: [put(said.note)],
  })
}
