import { company } from '#words/facts'
import { fill, type Locale, longDate } from '#words/interface'
import { mailTexts } from '#words/said'
import { type Letter, writeLetter } from './letter.ts'

export type NewsletterMail = Exclude<keyof (typeof mailTexts)[Locale]['newsletter'], 'issue'>

export interface NewsletterLetter {
  readonly locale: Locale
  /** Where the button leads. */
  readonly address?: string
  /** Until when it does, such as `2026-11-28`. */
  readonly until?: string
}

export function newsletterLetter(mail: NewsletterMail, { locale, address, until }: NewsletterLetter): Letter {
  const said = mailTexts[locale].newsletter[mail]
  const put = (text: string) => fill(text, { brand: company.brand, day: until ? longDate(until, locale) : '' })
  return writeLetter({
    language: locale,
    subject: `${said.title} · ${company.brand}`,
    title: said.title,
    text: [put(said.text)],
    ...('button' in said && address && { button: { label: said.button, address } }),
    note: [put(said.note)],
  })
}
