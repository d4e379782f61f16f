import type { Json } from '#words'
import type { Locale } from '#words/interface'
import { type Entry, listOf, objectOf, placeOf, textIn } from './entry.ts'

/** So many missing particulars show what the field is for. */
const MISSING_SHOWN = 2

/** The clauses of a contract with what is named in them and the first statute beside it; then what was not found. */
export function contractEntries(answer: Json, locale: Locale): readonly Entry[] {
  const { clauses, missing } = objectOf(answer)
  const seen = new Set<number>()
  const found = listOf(clauses).flatMap((clause) => {
    const entry = clauseEntry(clause, locale)
    const isNew = entry.places.some(({ start }) => !seen.has(start))
    for (const { start } of entry.places) seen.add(start)
    return isNew ? [entry] : []
  })
  const open = listOf(missing)
    .filter((one) => objectOf(one).due === 'always')
    .map((one) => textIn(objectOf(objectOf(one).what)[locale]))
  return [...found, { name: 'missing', values: [...open.slice(0, MISSING_SHOWN), ...(open.length > MISSING_SHOWN ? ['…'] : [])], places: [] }]
}

function clauseEntry(clause: Json, locale: Locale): Entry {
  const { kind, points, statutes, about } = objectOf(clause)
  const named = listOf(points).map(objectOf)
  const says = named.map((point) => textIn(objectOf(point.says)[locale]))
  const law = textIn(objectOf(listOf(statutes)[0]).norm).replaceAll(' ', '\u00a0')
  const places = named.flatMap(placeOf)
  return {
    name: textIn(kind),
    values: [...(says.length > 0 ? says : [textIn(objectOf(about)[locale])]).map(withoutStop), law].filter(Boolean),
    places: places.length > 0 ? places : placeOf(objectOf(clause)),
  }
}

/** A sentence as one of several things in a row. */
function withoutStop(sentence: string): string {
  return sentence.endsWith('.') ? sentence.slice(0, -1) : sentence
}
