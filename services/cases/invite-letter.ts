import { company } from '#words/facts'
import { fill, type Locale, longDate } from '#words/interface'
import { caseMailTexts } from '#words/said'
import { type Letter, writeLetter } from '../mails/letter.ts'

interface Invitation {
  /** Who invites. */
  readonly from: string
  readonly until: Date
  readonly address: string
}

/** Asks a colleague to join, in the language in which they were invited. */
export function inviteLetter(language: Locale, { from, until, address }: Invitation): Letter {
  const { title, text, button, note } = caseMailTexts[language].invite
  const places = { name: from, brand: company.brand, day: longDate(until.toISOString().slice(0, 10), language) }
  const subject = fill(title, places)
  return writeLetter({
    language,
    subject,
    title: subject,
    text: [fill(text, places)],
    button: { label: button, address },
    note: [fill(note, places)],
  })
}
