import { parseJson } from '../../tools/cast.ts'
import { type Check, errorTree, REQUIRED } from '../checks.ts'
import type { GeoPointField } from '../collections/field.ts'
import type { ValueError } from '../errors.ts'
import { checkCommon } from './common-options.ts'
import type { FieldType } from './field-type.ts'

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
  const source = typeof value === 'string' ? parseJson(value)?.value : value
  if (typeof source !== 'object' || source === null) return ORIGIN
  const byKey = new Map(Object.entries(source).map(([key, entry]) => [key.toLowerCase(), entry]))
  return { lon: degrees(byKey.get('lon')), lat: degrees(byKey.get('lat')) }
}

function degrees(value: unknown): number {
  return typeof value === 'number' ? value + 0 : 0
}
