import { isLocale, type Locale } from '#words/interface'
import { nothing, type Piece } from './piece.ts'

interface Reading {
  /** Language of the texts; without it only what stands below a key `de` or `en` is read. */
  readonly locale?: Locale
  /** Fields that are read, where others are keys; not those of examples. */
  readonly only?: readonly string[]
  readonly without?: readonly string[]
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The texts of a JSON or YAML value. A field called by a language's code holds texts of that language. */
export function dataPieces(file: string, value: unknown, reading: Reading, path: readonly string[] = []): Piece[] {
  if (typeof value === 'string') return isRead(path, reading) ? pieceOf(file, value, reading, path) : []
  if (Array.isArray(value)) return value.flatMap((one, index) => dataPieces(file, one, reading, [...path, String(index)]))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, one]) => dataPieces(file, one, isLocale(key) ? { ...reading, locale: key } : reading, [...path, key]))
}

/** The field that a text stands in, past its place in a list. */
function isRead(path: readonly string[], { only, without = [] }: Reading): boolean {
  const field = path.findLast((step) => !/^\d+$/.test(step)) ?? ''
  return !without.includes(field) && (only === undefined || (only.includes(field) && !path.includes('examples')))
}

function pieceOf(file: string, value: string, { locale }: Reading, path: readonly string[]): Piece[] {
  // Of the forms for one and for many, the last is read in its sentence.
  const text = value.replace(/\{\w+\|[^|{}]*\|([^{}]*)\}/g, '$1').replace(/`[^`]*`|\{[^}]*\}|https?:\S+|\S+@\S+/g, nothing)
  return locale ? [{ file, locale, text, place: path.join('.') }] : []
}
