import { fill, type Locale } from '#words/interface'
import { companyMailTexts } from '#words/said'
import { type Letter, writeLetter } from './letter.ts'

export interface ConfirmedAccess {
  readonly name: string
  readonly email: string
  readonly company: string
  readonly products: readonly string[]
  /** Of the page it was made on. */
  readonly locale: Locale
}

const { access, notice } = companyMailTexts

/** Tells the company, which reads German, that somebody's test access is confirmed. */
export function accessConfirmedLetter({ name, email, company, products, locale }: ConfirmedAccess): Letter {
  const { labels, choices, languages } = notice
  const facts = [
    { label: labels.company, value: company },
    { label: labels.products, value: products.map((product) => choices[product] ?? product).join(', ') },
    { label: labels.language, value: languages[locale === 'de' ? 'german' : 'english'] },
  ]
  return writeLetter({
    language: 'de',
    subject: `${access.title}: ${[name, company].filter(Boolean).join(', ')}`,
    title: access.title,
    text: [fill(access.text, { name, email })],
    facts: facts.filter(({ value }) => value !== ''),
    note: [access.note],
  })
}
