import { isDomain } from '../../tools/addresses.ts'
import type { ErrorTree, ValueError } from './errors.ts'

/** What most forms check of a value, with the codes and sentences of the contract (3.6). Undefined means that nothing is wrong. */
export type Check = ValueError | undefined

/** Integers above lose digits in JSON. */
export const LARGEST_INTEGER = Number.MAX_SAFE_INTEGER

export const REQUIRED: ValueError = { code: 'validation_required', message: 'Cannot be blank.' }
export const MUST_BE_EMPTY: ValueError = { code: 'validation_empty', message: 'Must be blank.' }
export const NOT_EMAIL: ValueError = { code: 'validation_is_email', message: 'Must be a valid email address.' }
export const INVALID: ValueError = { code: 'validation_invalid_value', message: 'Invalid value.' }

const NOT_IN_LIST: ValueError = { code: 'validation_in_invalid', message: 'Must be a valid value.' }
const IN_LIST: ValueError = { code: 'validation_not_in_invalid', message: 'Must not be in list.' }
const NO_MATCH: ValueError = { code: 'validation_match_invalid', message: 'Must be in a valid format.' }
const NOT_DOMAIN: ValueError = { code: 'validation_is_domain', message: 'Must be a valid domain.' }
const MISMATCH: ValueError = { code: 'validation_values_mismatch', message: "Values don't match." }

/** The tree of those entries that are wrong; nested trees stay only when something is wrong in them. */
export function errorTree(entries: Readonly<Record<string, Check | ErrorTree>>): ErrorTree {
  const wrong: Record<string, ValueError | ErrorTree> = {}
  for (const [key, error] of Object.entries(entries)) {
    if (error && !isEmpty(error)) wrong[key] = error
  }
  return wrong
}

/** Whether nothing in a tree is wrong. */
export function isEmpty(tree: ErrorTree | ValueError): boolean {
  return Object.keys(tree).length === 0
}

/** Wrong entries of a list by their index. */
export function checkEach<T>(list: readonly T[], check: (entry: T) => Check | ErrorTree): ErrorTree {
  return errorTree(Object.fromEntries(list.map((entry, index) => [String(index), check(entry)])))
}

/** Zero values are missing values: "", 0, false, null, [] (contract 3.6). */
export function checkRequired(value: unknown): Check {
  const missing = Array.isArray(value) ? value.length === 0 : !value
  return missing ? REQUIRED : undefined
}

/** Bytes of a text, "" always passes. A max of 0 stands for no end. */
export function checkLength(text: string, { min = 0, max = 0 }: { readonly min?: number; readonly max?: number }): Check {
  const length = Buffer.byteLength(text)
  if (length === 0 || (length >= min && (max === 0 || length <= max))) return undefined
  const params = { max, min }
  if (max === 0) return { code: 'validation_length_too_short', message: `The length must be no less than ${min}.`, params }
  if (min === 0) return tooLong(max)
  if (min === max) return { code: 'validation_length_invalid', message: `The length must be exactly ${min}.`, params }
  return { code: 'validation_length_out_of_range', message: `The length must be between ${min} and ${max}.`, params }
}

/** More characters, or more entries, than there may be. */
export function tooLong(max: number): ValueError {
  return { code: 'validation_length_too_long', message: `The length must be no more than ${max}.`, params: { max, min: 0 } }
}

/** 0 counts as not set and always passes. */
export function checkMin(number: number, threshold: number): Check {
  return number === 0 || number >= threshold ? undefined : tooLow(threshold, String(threshold))
}

/** 0 counts as not set and always passes. */
export function checkMax(number: number, threshold: number): Check {
  return number === 0 || number <= threshold ? undefined : tooHigh(threshold, String(threshold))
}

/** Something below its threshold; `shown` is the threshold as the sentence has it. */
export function tooLow(threshold: number | string, shown: string): ValueError {
  return { code: 'validation_min_greater_equal_than_required', message: `Must be no less than ${shown}.`, params: { threshold } }
}

/** Something above its threshold; `shown` is the threshold as the sentence has it. */
export function tooHigh(threshold: number | string, shown: string): ValueError {
  return { code: 'validation_max_less_equal_than_required', message: `Must be no greater than ${shown}.`, params: { threshold } }
}

/** A text against a pattern of our own; "" passes. */
export function checkMatch(text: string, pattern: RegExp): Check {
  return text === '' || pattern.test(text) ? undefined : NO_MATCH
}

/** "" passes. */
export function checkIn(text: string, allowed: readonly string[]): Check {
  return text === '' || allowed.includes(text) ? undefined : NOT_IN_LIST
}

/** Also "" may be forbidden. */
export function checkNotIn(text: string, forbidden: readonly string[]): Check {
  return forbidden.includes(text) ? IN_LIST : undefined
}

/**
 * A key of this name is no key to JavaScript but the way to what all objects share: what is written under it is lost, or read by others.
 * Tables know no case, so neither does this.
 */
export function checkNoProto(name: string): Check {
  return name.toLowerCase() === '__proto__' ? IN_LIST : undefined
}

/** "" passes. */
export function checkDomain(text: string): Check {
  return text === '' || isDomain(text) ? undefined : NOT_DOMAIN
}

/** Two values of a form that must be the same, such as a password and its confirmation. */
export function checkEqual(value: unknown, other: unknown): Check {
  return value === other ? undefined : MISMATCH
}
