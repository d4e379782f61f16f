import type { Json } from '#words'
import { type Entry, listOf, objectOf, textIn } from './entry.ts'

/** What the person allowed the company to see, and until when. */
export function shareEntries(answer: Json): readonly Entry[] {
  const { shared, until } = objectOf(answer)
  const fields = Object.entries(objectOf(shared)).map(([name, value]) => ({ name, values: wordsOf(value), places: [] }))
  return [...fields, { name: 'until', values: [textIn(until)], places: [] }]
}

/** A station by its title, a list by its items. */
function wordsOf(value: Json): readonly string[] {
  const items = Array.isArray(value) ? listOf(value) : [value]
  return items.map((item) => textIn(item) || textIn(objectOf(item).title)).filter(Boolean)
}
