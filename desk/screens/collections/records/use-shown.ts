import { useSay, useTimes } from '../../../language/language.tsx'
import type { StoredField } from '../stored/collection.ts'

const LONGEST = 200

/** A value as one line for tables and notices. */
export function useShown() {
  const say = useSay()
  const { time } = useTimes()
  return ({ type }: StoredField, value: unknown): string => {
    if (value === undefined || value === null || value === '') return ''
    if (typeof value === 'boolean') return say(value ? 'records.yes' : 'records.no')
    if ((type === 'date' || type === 'autodate') && typeof value === 'string') return time(value)
    if (type === 'geoPoint' || type === 'json') return JSON.stringify(value).slice(0, LONGEST)
    return [value].flat().join(', ').slice(0, LONGEST)
  }
}
