import { replacePatterns } from './patterns.ts'
import { freePerson } from './placeholders.ts'
import { replaceNames } from './replace-names.ts'
import { tidy } from './tidy.ts'

/**
 * Replaces names, dates and places of birth, addresses, e-mail addresses and numbers in the references of one person, so that they can
 * be shown to others. That person is `[Person A]` in each of them. Names of companies and the dates of the employment stay. What has
 * been replaced stays as it is, so a second time changes nothing.
 */
export function replacePersonalData(texts: readonly string[]): string[] {
  const done: string[] = []
  for (const text of texts) {
    const free = freePerson([...done, ...texts])
    done.push(replaceNames(replacePatterns(tidy(text)), free))
  }
  return done
}
