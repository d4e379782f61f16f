import type { Column } from '../../dialects/database.ts'
import { toText } from '../../tools/cast.ts'
import { matchesPattern, patternError } from '../../tools/pattern.ts'
import type { Check } from '../model/checks.ts'
import type { ValueError } from '../model/errors.ts'
import type { Field } from '../model/field.ts'

/** How all fields whose values are plain text are stored and cast; to be spread into a type. */
export const textValues = {
  column: (): Column => ({ kind: 'text', default: '' }),
  zero: () => '',
  cast: (_field: Field, value: unknown) => toText(value),
  fromColumn: (_field: Field, stored: unknown) => toText(stored),
  toColumn: (_field: Field, value: unknown) => toText(value),
}

/** Characters, not bytes. */
export function lengthOf(text: string): number {
  return [...text].length
}

/** A pattern's own check: whether Go's regular expressions could read it. */
export function checkPattern(pattern: string): Check {
  const error = pattern === '' ? undefined : patternError(pattern)
  return error === undefined ? undefined : { code: 'validation_invalid_regex', message: sentenceOf(error) }
}

/** A value against a field's pattern, found anywhere in it unless the pattern is anchored. */
export function checkFormat(text: string, pattern: string): Check {
  return pattern === '' || matchesPattern(pattern, text) ? undefined : INVALID_FORMAT
}

const INVALID_FORMAT: ValueError = { code: 'validation_invalid_format', message: 'Invalid value format.' }

/** Somebody else's error as a sentence of ours. */
export function sentenceOf(error: string): string {
  const capital = error.charAt(0).toUpperCase() + error.slice(1)
  return /[.?!]$/.test(capital) ? capital : `${capital}.`
}
