import { wordsOf } from '#language'
import { numberOf } from '../lexicon/number-words.ts'
import { calledIn } from './naming.ts'
import type { Side, Sides, Unit } from './read-side.ts'
import { resultIn } from './results.ts'
import { dates } from './written.ts'

/** Whether two wordings are one, but for a name, a day or a number in it: that is another fact, and nothing that was put otherwise. */
export function areSameButFacts(before: readonly Unit[], after: readonly Unit[], sides: Sides): boolean {
  return wordingOf(before, sides.before) === wordingOf(after, sides.after)
}

function withoutResult(unit: Unit): string {
  const result = resultIn(unit)
  return result ? `${unit.text.slice(0, result.start)} 0 ${unit.text.slice(result.end)}` : unit.text
}

/** The words with a sign in the place of each fact. */
function wordingOf(units: readonly Unit[], { names }: Side): string {
  const words = units.flatMap((unit) => wordsOf(withoutResult(unit).replace(dates, ' 0 ')))
  const called = calledIn(words)
  const signs = words.map((word) =>
    /^\d/.test(word.key) || numberOf(word.key) !== null ? '0' : names.has(word.key) || called.has(word) ? '*' : word.key,
  )
  return signs
    .join(' ')
    .replace(/\*(?: \*)+/g, '*')
    .replace(/0(?: 0)+/g, '0')
}
