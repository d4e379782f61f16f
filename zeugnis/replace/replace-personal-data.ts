import { replacePatterns } from './patterns.ts'
import { freePersons } from './placeholders.ts'
import { replaceNames } from './replace-names.ts'
import { tidy } from './tidy.ts'

/**
 * Replaces names, dates and places of birth, addresses, e-mail addresses and numbers in the references of one person, so that they can
 * be shown to others. That person is `[Person A]` in each of them. Names of companies and the dates of the employment stay. What has
 * been replaced stays as it is, so a second time changes nothing.
 */
export function replacePersonalData(texts: readonly string[]): string[] {
  const done: string[] = []
  for (const text of texts) done.push(replaceAll(text, [...done, ...texts]))
  return done
}

/** More than any letter has needed; a placeholder can be what shows that the word before it is a name. */
const MAX_PASSES = 8

function replaceAll(text: string, others: readonly string[]): string {
  let replaced = text
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const before = replaced
    replaced = replaceNames(replacePatterns(tidy(before)), freePersons([...others, before]))
    if (replaced === before) break
  }
  return replaced
}
