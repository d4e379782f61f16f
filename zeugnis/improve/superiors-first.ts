import { foldPattern, keyOf } from '#language'
import { conductPatterns } from '../lexicon/people-words.ts'

const superiors = foldPattern(conductPatterns.superiors)
const item = '(?:(?:den|der|dem|unseren|seinen|ihren|meinen|allen) )?\\p{Lu}[\\p{L}-]+'
const list = new RegExp(`(?<=(?<!\\p{L})(?:[Gg]egenüber|[Mm]it|[Vv]on) )${item}(?:, ${item}){0,6}(?:,? (?:und|sowie) ${item}){1,2}`, 'u')

/** A row of people with superiors at its beginning, as readers expect it; else the text as it is. */
export function superiorsFirst(text: string): string {
  return text.replace(list, (row) => {
    const people = row.split(/, |,? (?:und|sowie) /u)
    const first = people.filter((one) => superiors.test(keyOf(one)))
    if (first.length === 0 || superiors.test(keyOf(people[0] ?? ''))) return row
    const sorted = [...first, ...people.filter((one) => !first.includes(one))]
    return `${sorted.slice(0, -1).join(', ')} und ${sorted.at(-1)}`
  })
}
