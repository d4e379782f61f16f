import { sortDeep } from '../json.ts'
import { excerptModifier, FieldsError, type TextModifier } from './excerpt.ts'

/** One path of `fields`, as in `expand.author.name:excerpt(10)`. */
interface Wanted {
  readonly path: readonly string[]
  readonly modifier: TextModifier | undefined
}

type Json = Readonly<Record<string, unknown>>

const modifiers: Readonly<Record<string, (words: readonly string[]) => TextModifier>> = { excerpt: excerptModifier }
const pagingKeys = ['items', 'page', 'perPage', 'totalItems', 'totalPages']

/**
 * Keeps of a JSON value what `fields` names (contract 1.4). Lists keep their paging; all maps come out sorted by key.
 * Throws a `FieldsError` for a modifier that does not exist or has bad arguments.
 */
export function pickFields(value: unknown, fields: string): unknown {
  const wanted = splitOutsideParentheses(fields).map(parseField)
  const sorted = sortDeep(value)
  if (isObject(sorted) && pagingKeys.every((key) => key in sorted)) return { ...sorted, items: pick(sorted.items, wanted) }
  return pick(sorted, wanted)
}

function pick(value: unknown, wanted: readonly Wanted[]): unknown {
  if (wanted.length === 0) return value
  if (Array.isArray(value)) return value.map((entry) => (isObject(entry) ? pickKeys(entry, wanted) : entry))
  return isObject(value) ? pickKeys(value, wanted) : value
}

function pickKeys(value: Json, wanted: readonly Wanted[]): Json {
  const all = wanted.filter(({ path }) => path.length === 1 && path[0] === '*')
  const kept = Object.entries(value).flatMap(([key, entry]) => {
    const named = wanted.filter(({ path }) => path[0] === key)
    const matching = named.length > 0 ? named : all
    return matching.length > 0 ? [[key, pickBelow(entry, matching)] as const] : []
  })
  return Object.fromEntries(kept)
}

/** The value below a key: the whole of it when a path ends here. */
function pickBelow(value: unknown, matching: readonly Wanted[]): unknown {
  const whole = matching.find(({ path }) => path.length === 1)
  if (whole) return whole.modifier && typeof value === 'string' ? whole.modifier(value) : value
  return pick(
    value,
    matching.map(({ path, modifier }) => ({ path: path.slice(1), modifier })),
  )
}

function parseField(text: string): Wanted {
  const colon = text.indexOf(':')
  const path = (colon < 0 ? text : text.slice(0, colon)).split('.')
  return { path, modifier: colon < 0 ? undefined : parseModifier(text.slice(colon + 1)) }
}

function parseModifier(text: string): TextModifier {
  const [name = '', ...words] = text.split(/[\s(),]+/).filter((word) => word !== '')
  const make = Object.hasOwn(modifiers, name) ? modifiers[name] : undefined
  if (!make) throw new FieldsError(`missing or invalid modifier "${name}"`)
  return make(words)
}

function splitOutsideParentheses(text: string): readonly string[] {
  const parts = ['']
  let depth = 0
  for (const character of text) {
    if (character === '(') depth++
    if (character === ')' && depth > 0) depth--
    if (character === ',' && depth === 0) parts.push('')
    else parts.push(`${parts.pop()}${character}`)
  }
  if (depth > 0) throw new FieldsError(`unbalanced parenthesis: "${parts.at(-1)}"`)
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
