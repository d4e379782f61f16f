import { company } from '#words/facts'
import { fill, type Locale } from '#words/interface'
import { mailTexts } from '#words/said'
import { type Letter, writeLetter } from './letter.ts'

/** Tells the owner of an address what the page must not tell whoever typed it. */
export function accessExistsLetter(language: Locale, address: string): Letter {
  const { title, text, button, note } = mailTexts[language].accessExists
  return writeLetter({
    language,
    subject: `${title} · ${company.brand}`,
    title,
    text: [fill(text, { brand: company.brand })],
    button: { label: button, address },
    note: [note],
  })
}
