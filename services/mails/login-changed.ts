import { company } from '#words/facts'
import { dateLanguage, fill, type Locale } from '#words/interface'
import { mailTexts } from '#words/said'
import { type Letter, writeLetter } from './letter.ts'

/** How somebody signs in: what of it has changed. */
export type LoginPart = 'email' | 'password'

interface Changed {
  readonly part: LoginPart
  readonly language: Locale
  readonly at: Date
  /** Where somebody asks for a new password. */
  readonly forgotten: string
}

/** Tells whoever has had an account until now what changed about it, when, and what to do if that was not them. The new address is not named. */
export function loginChangedLetter({ part, language, at, forgotten }: Changed): Letter {
  const { [part]: said, note } = mailTexts[language].loginChanged
  const { title, what, fine, otherwise } = said
  const values = { brand: company.brand, email: company.email, time: longTime(at, language) }
  return writeLetter({
    language,
    subject: `${title} · ${company.brand}`,
    title,
    text: [what, fine, otherwise].map((text) => fill(text, values)),
    ...('button' in said && { button: { label: said.button, address: forgotten } }),
    note: [note],
  })
}

/** `22. November 2026 um 23:05 MEZ`: the time of the company's place, which is named. */
function longTime(time: Date, language: Locale): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const
  const clock = { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Berlin', timeZoneName: 'short' } as const
  return new Intl.DateTimeFormat(dateLanguage(language), { ...day, ...clock }).format(time).replaceAll(' ', '\u00a0')
}
