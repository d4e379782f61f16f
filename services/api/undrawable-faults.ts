import { fill } from '#words/fill'
import type { Locale } from '#words/locales'
import type { Fault } from './problem.ts'

const sentence: Readonly<Record<Locale, string>> = {
  de: 'Ein PDF kann diese Zeichen nicht darstellen: {letters}. Word (DOCX) und JSON enthalten sie.',
  en: 'A PDF cannot show these characters: {letters}. Word (DOCX) and JSON hold them.',
}

/** The entries of a request, or the entry itself, in which letters stand that no font of PDF files has. */
export function undrawableFaults(entry: unknown, letters: readonly string[], locale: Locale, pointer = ''): Fault[] {
  if (typeof entry === 'object' && entry !== null) {
    return Object.entries(entry).flatMap(([name, value]) => undrawableFaults(value, letters, locale, `${pointer}/${name}`))
  }
  const here = letters.filter((letter) => typeof entry === 'string' && entry.normalize('NFC').includes(letter))
  return here.length > 0 ? [{ pointer, code: 'undrawable', message: fill(sentence[locale], { letters: here.join(' ') }) }] : []
}
