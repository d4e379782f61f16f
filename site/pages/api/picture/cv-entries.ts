import type { Json } from '#words'
import { type Entry, listOf, objectOf, placeOf, textIn } from './entry.ts'

/** What a CV was read as: a row for each single field, each list of words and each station. */
export function cvEntries(answer: Json): readonly Entry[] {
  return Object.entries(objectOf(answer)).flatMap(([name, value]) => (name === 'leftOut' ? withheld(name, value) : entriesOf(name, value)))
}

function entriesOf(name: string, value: Json): readonly Entry[] {
  const items = Array.isArray(value) ? listOf(value) : [value]
  const stations = items.filter((item) => wordOf(item) === '')
  const words = items.filter((item) => wordOf(item) !== '')
  return [...(words.length > 0 ? [joined(name, words)] : []), ...stations.map((station) => joined(name, Object.values(objectOf(station))))].filter(
    ({ places }) => places.length > 0,
  )
}

function joined(name: string, items: readonly Json[]): Entry {
  const found = items.filter((item) => wordOf(item) !== '')
  return { name, values: found.map(wordOf), places: found.flatMap((item) => placeOf(objectOf(item))) }
}

/** A word that was found, or a language with its level. */
function wordOf(item: Json): string {
  const { value, language, cefr } = objectOf(item)
  return textIn(value) || [textIn(language), textIn(cefr)].filter(Boolean).join(' ')
}

function withheld(name: string, value: Json): readonly Entry[] {
  return listOf(value).map((item) => ({ name, values: [textIn(objectOf(item).kind)], places: placeOf(objectOf(item)), isWithheld: true }))
}
