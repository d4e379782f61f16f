import { parseJson, parseSentJson } from '../../tools/cast.ts'
import { sortDeep } from '../../tools/json.ts'
import { type Check, checkMax, checkMin, errorTree, LARGEST_INTEGER, REQUIRED } from '../model/checks.ts'
import type { ValueError } from '../model/errors.ts'
import type { GeoPointField, JsonField } from '../model/field.ts'
import { checkCommon, type FieldType } from './field-type.ts'

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

/** A text that itself reads as JSON is that JSON (contract 3.2). White space around it makes it text, and so do too many levels or keys. */
function readText(text: string): unknown {
  const looksLikeJson = /^(?:[-\d"[{]|(?:null|true|false)$)/.test(text)
  const parsed = looksLikeJson ? parseSentJson(text) : undefined
  return parsed ? parsed.value : text
}

/** Bytes one value may have; also counts towards the limit of a request's body (contract 1.1). */
export function jsonMaxSize(field: JsonField): number {
  return field.maxSize > 0 ? field.maxSize : DEFAULT_MAX_SIZE
}

/** A place on earth in degrees. */
interface GeoPoint {
  readonly lon: number
  readonly lat: number
}

const ORIGIN: GeoPoint = { lon: 0, lat: 0 }
const MOST_NORTHERN = 90
const MOST_EASTERN = 180

const INVALID_LATITUDE: ValueError = { code: 'validation_invalid_latitude', message: 'Latitude must be between -90 and 90 degrees.' }
const INVALID_LONGITUDE: ValueError = { code: 'validation_invalid_longitude', message: 'Longitude must be between -180 and 180 degrees.' }

/** A place; 0/0 counts as none. */
export const geoPointType: FieldType<GeoPointField> = {
  type: 'geoPoint',
  defaults: { required: false },
  column: () => ({ kind: 'json', default: JSON.stringify(ORIGIN) }),
  checkOptions: (field) => errorTree(checkCommon(field)),
  zero: () => ORIGIN,
  cast: (_field, value) => toPoint(value),
  async checkValue(field, value) {
    const point = toPoint(value)
    if (point.lon === 0 && point.lat === 0) return field.required ? REQUIRED : undefined
    return checkPlace(point)
  },
  fromColumn: (_field, stored) => toPoint(stored),
  toColumn: (_field, value) => JSON.stringify(toPoint(value)),
}

function checkPlace({ lon, lat }: GeoPoint): Check {
  if (Math.abs(lat) > MOST_NORTHERN) return INVALID_LATITUDE
  return Math.abs(lon) > MOST_EASTERN ? INVALID_LONGITUDE : undefined
}

/** Keys in any letter case; what is no number is 0. */
function toPoint(value: unknown): GeoPoint {
  const source = typeof value === 'string' ? parseSentJson(value)?.value : value
  if (typeof source !== 'object' || source === null) return ORIGIN
  const byKey = new Map(Object.entries(source).map(([key, entry]) => [key.toLowerCase(), entry]))
  return { lon: degrees(byKey.get('lon')), lat: degrees(byKey.get('lat')) }
}

function degrees(value: unknown): number {
  return typeof value === 'number' ? value + 0 : 0
}
