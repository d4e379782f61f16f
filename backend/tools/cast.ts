import { type JsonLimits, jsonFault } from '#json-scan'

const booleanWords: ReadonlyMap<string, boolean> = new Map([
  ...['1', 't', 'T', 'true', 'TRUE', 'True'].map((word) => [word, true] as const),
  ...['0', 'f', 'F', 'false', 'FALSE', 'False'].map((word) => [word, false] as const),
])

/** The words that Go reads as a boolean (contract 1.5); undefined for others. */
export function parseBoolean(word: string): boolean | undefined {
  return booleanWords.get(word)
}

/** Any value as boolean: numbers by being something else than 0, text by its word. */
export function toBoolean(value: unknown): boolean {
  if (typeof value === 'string') return parseBoolean(value) ?? false
  return value === true || (typeof value === 'number' && value !== 0)
}

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i
const NOT_FINITE = /^(?:[+-]?inf(?:inity)?|nan)$/i

/** Any value as number; what is no number is 0. `Inf` and `NaN` stay what they say, so that a check can refuse them. */
export function toNumber(value: unknown): number {
  if (typeof value === 'number') return value + 0
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value !== 'string') return 0
  if (NOT_FINITE.test(value)) return notFinite(value)
  if (!DECIMAL.test(value)) return 0
  const number = Number(value) + 0
  return Number.isFinite(number) ? number : 0
}

function notFinite(word: string): number {
  if (/n$/i.test(word)) return Number.NaN
  return word.startsWith('-') ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
}

/** Any value as text; objects, arrays and null are "". */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return plainDecimal(value)
  return typeof value === 'boolean' ? String(value) : ''
}

/** A number without exponent, in its shortest digits: 1e21 is 1000000000000000000000. */
function plainDecimal(value: number): string {
  const parts = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(String(value))
  if (!parts) return String(value)
  const [, sign = '', first = '', fraction = '', exponent = '0'] = parts
  const digits = first + fraction
  const shift = Number(exponent)
  return shift < 0 ? `${sign}0.${'0'.repeat(-shift - 1)}${digits}` : sign + digits.padEnd(shift + 1, '0')
}

/** Any value as list of different, non-empty texts. Text that is a JSON list of texts counts as that list. */
export function toUniqueTexts(value: unknown): string[] {
  return [...new Set(toTexts(value).filter((text) => text !== ''))]
}

function toTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(toText)
  if (typeof value === 'string' && value.includes('[')) return jsonTexts(value) ?? [value]
  return [toText(value)]
}

function jsonTexts(text: string): string[] | undefined {
  const parsed = parseSentJson(text)?.value
  if (!Array.isArray(parsed)) return undefined
  const isList = parsed.every((entry) => typeof entry === 'string' || entry === null)
  return isList ? parsed.map(toText) : undefined
}

/** The value of a JSON text; undefined when it is none. */
export function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/** SQLite reads JSON of 1000 levels, and what walks through a value here has a stack of some thousands. */
export const DEEPEST_JSON = 500

/** Parsed in some hundredths of a second; several fields of a record may hold such texts. */
const limits: JsonLimits = { depth: DEEPEST_JSON, keys: 50_000, entries: 100_000 }

/** The value of a JSON text that stands within a value that was sent; undefined when it is none, or holds too much. */
export function parseSentJson(text: string): { readonly value: unknown } | undefined {
  return jsonFault(text, limits) ? undefined : parseJson(text)
}
