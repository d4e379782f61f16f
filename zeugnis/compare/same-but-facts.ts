import { wordsOf } from '#language'
import { numberOf } from '../lexicon/number-words.ts'
import type { Side, Sides, Unit } from './read-side.ts'
import { dates } from './written.ts'

/** Whether two wordings are one, but for a name, a day or a number in it: that is another fact, and nothing that was put otherwise. */
export function areSameButFacts(before: readonly Unit[], after: readonly Unit[], sides: Sides): boolean {
  return wordingOf(before, sides.before) === wordingOf(after, sides.after)
}

/** The words with a sign in the place of each fact. */
function wordingOf(units: readonly Unit[], { names }: Side): string {
  const words = units.flatMap(({ text }) => wordsOf(text.replace(dates, ' 0 ')))
  const signs = words.map(({ key }) => (/^\d/.test(key) || numberOf(key) !== null ? '0' : names.has(key) ? '*' : key))
  return signs
    .join(' ')
    .replace(/\*(?: \*)+/g, '*')
    .replace(/0(?: 0)+/g, '0')
}
