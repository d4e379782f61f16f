import { matchesPattern, patternError } from '../../tools/pattern.ts'
import type { Check } from '../checks.ts'
import type { ValueError } from '../errors.ts'

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
