import { parseJson } from '../../tools/cast.ts'
import { isNestedTooDeep } from '../../tools/nesting.ts'
import { sortDeep } from '../../tools/sort-deep.ts'
import { checkMax, checkMin, errorTree, LARGEST_INTEGER, REQUIRED } from '../checks.ts'
import type { JsonField } from '../collections/field.ts'
import type { ValueError } from '../errors.ts'
import { checkCommon } from './common-options.ts'
import type { FieldType } from './field-type.ts'

const DEFAULT_MAX_SIZE = 1024 * 1024

const INVALID_JSON: ValueError = { code: 'validation_invalid_json', message: 'Must be a valid json value.' }

const emptyTexts = ['null', '""', '[]', '{}']

/** Any JSON value. Casting reads texts, so a value must be cast only once: the text `"1"` in quotes is 1 the second time. */
export const jsonType: FieldType<JsonField> = {
  type: 'json',
  defaults: { required: false, maxSize: 0 },
  column: () => ({ kind: 'json', default: null }),
  checkOptions: (field) => errorTree({ ...checkCommon(field), maxSize: checkMin(field.maxSize, 0) ?? checkMax(field.maxSize, LARGEST_INTEGER) }),
  zero: () => null,
  cast: (_field, value) => (typeof value === 'string' ? readText(value) : sortDeep(value ?? null)),
  async checkValue(field, value) {
    // Undefined for what JSON cannot say, though the type of JSON.stringify does not tell.
    const text: string | undefined = JSON.stringify(value)
    if (text === undefined) return INVALID_JSON
    const maxSize = jsonMaxSize(field)
    if (Buffer.byteLength(text) > maxSize) {
      return { code: 'validation_json_size_limit', message: `The maximum allowed JSON size is ${maxSize} bytes.`, params: { maxSize } }
    }
    return field.required && emptyTexts.includes(text) ? REQUIRED : undefined
  },
  // SQLite turns a JSON text that is a number into that number; a column of a view may hold text that is no JSON.
  fromColumn: (_field, stored) => (typeof stored === 'string' ? (parseJson(stored) ?? { value: stored }).value : (stored ?? null)),
  toColumn: (_field, value) => (value === null || value === undefined ? null : JSON.stringify(value)),
}

/** A text that itself reads as JSON is that JSON (contract 3.2). White space around it makes it text, and so do too many levels. */
function readText(text: string): unknown {
  const looksLikeJson = /^(?:[-\d"[{]|(?:null|true|false)$)/.test(text)
  const parsed = looksLikeJson ? parseJson(text) : undefined
  return parsed && !isNestedTooDeep(parsed.value) ? parsed.value : text
}

/** Bytes one value may have; also counts towards the limit of a request's body (contract 1.1). */
export function jsonMaxSize(field: JsonField): number {
  return field.maxSize > 0 ? field.maxSize : DEFAULT_MAX_SIZE
}
