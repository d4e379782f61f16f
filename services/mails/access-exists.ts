import { company } from '#words/company'
import { fill } from '#words/fill'
import type { Locale } from '#words/locales'
import { type Letter, writeLetter } from './letter.ts'

const words = {
  de: {
    title: 'Sie haben schon einen Testzugang',
    text: 'Mit dieser Adresse sollte ein Testzugang bei {brand} angelegt werden. Es gibt ihn schon, und er bleibt, wie er ist. Waren Sie das, melden Sie sich an. Dort können Sie auch ein neues Passwort wählen oder sich einen Code schicken lassen.',
    button: 'Zur Anmeldung',
    note: 'Waren Sie es nicht, hat jemand Ihre Adresse eingetragen. Sie müssen nichts tun. Auf der Website war nicht zu sehen, dass es den Zugang gibt.',
  },
  en: {
    title: 'You already have a test account',
    text: 'Someone tried to create a test account at {brand} with this address. There is one already, and it stays as it is. If that was you, sign in. There you can also choose a new password or have a code sent to you.',
    button: 'Sign in',
    note: 'If it was not you, someone entered your address. There is nothing to do. The website did not show that the account exists.',
  },
} as const

/** Tells the owner of an address what the page must not tell whoever typed it. */
export function accessExistsLetter(language: Locale, address: string): Letter {
  const { title, text, button, note } = words[language]
  return writeLetter({
    language,
    subject: `${title} · ${company.brand}`,
    title,
    text: [fill(text, { brand: company.brand })],
    button: { label: button, address },
    note: [note],
  })
}
