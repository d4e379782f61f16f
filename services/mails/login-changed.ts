import { company } from '#words/company'
import { fill } from '#words/fill'
import type { Locale } from '#words/locales'
import { type Letter, writeLetter } from './letter.ts'

/** How somebody signs in: what of it has changed. */
export type LoginPart = 'email' | 'password'

const words = {
  de: {
    password: {
      title: 'Ihr Passwort wurde geändert',
      what: 'Das Passwort Ihres Testzugangs bei {brand} wurde am {time} geändert. Wer noch mit dem bisherigen angemeldet war, ist abgemeldet.',
      fine: 'Waren Sie das? Dann müssen Sie nichts tun.',
      otherwise: 'Wenn nicht, wählen Sie jetzt ein neues Passwort und schreiben Sie uns an {email}.',
      button: 'Neues Passwort wählen',
    },
    email: {
      title: 'Ihr Testzugang hat eine neue E-Mail-Adresse',
      what: 'Ihr Testzugang bei {brand} hat seit dem {time} eine andere E-Mail-Adresse. Mit dieser hier kann sich niemand mehr anmelden.',
      fine: 'Waren Sie das? Dann müssen Sie nichts tun.',
      otherwise: 'Wenn nicht, schreiben Sie uns bitte gleich an {email}: Ein neues Passwort können Sie mit dieser Adresse nicht mehr anfordern.',
      button: '',
    },
    note: 'Sie bekommen diese Nachricht bei jeder Änderung von Passwort oder Adresse.',
  },
  en: {
    password: {
      title: 'Your password was changed',
      what: 'The password of your test account at {brand} was changed on {time}. Everyone who was still signed in with the old one has been signed out.',
      fine: 'Was it you? Then there is nothing to do.',
      otherwise: 'If not, choose a new password now and write to us at {email}.',
      button: 'Choose a new password',
    },
    email: {
      title: 'Your test account has a new e-mail address',
      what: 'Your test account at {brand} was moved to another e-mail address on {time}. Nobody can sign in with this one any more.',
      fine: 'Was it you? Then there is nothing to do.',
      otherwise: 'If not, please write to us at {email} straight away: you can no longer ask for a new password with this address.',
      button: '',
    },
    note: 'You get this message whenever your password or address changes.',
  },
} as const

interface Changed {
  readonly part: LoginPart
  readonly language: Locale
  readonly at: Date
  /** Where somebody asks for a new password. */
  readonly forgotten: string
}

/** Tells whoever has had an account until now what changed about it, when, and what to do if that was not them. The new address is not named. */
export function loginChangedLetter({ part, language, at, forgotten }: Changed): Letter {
  const { title, what, fine, otherwise, button } = words[language][part]
  const values = { brand: company.brand, email: company.email, time: longTime(at, language) }
  return writeLetter({
    language,
    subject: `${title} · ${company.brand}`,
    title,
    text: [what, fine, otherwise].map((text) => fill(text, values)),
    ...(button && { button: { label: button, address: forgotten } }),
    note: [words[language].note],
  })
}

/** `22. November 2026 um 23:05 MEZ`: the time of the company's place, which is named. */
function longTime(time: Date, language: Locale): string {
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const
  const clock = { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Berlin', timeZoneName: 'short' } as const
  return new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', { ...day, ...clock }).format(time).replaceAll(' ', '\u00a0')
}
