import { controlFields, type FormName, fieldsOf, type RefusalReason } from '../forms/index.ts'

/** Nobody reads a form and fills it in this time, unless it has one field and the browser knows what belongs there. */
export const FASTEST_MS = 2000

/** Refuses what a program filled: the field that people do not see, or several fields at once. */
export function findRobot(form: FormName, data: FormData): RefusalReason | undefined {
  if (data.get(controlFields.trap)) return 'trap'
  if (fieldsOf(form).length === 1) return undefined
  const age = ageOf(data)
  return age !== undefined && age < FASTEST_MS ? 'too_fast' : undefined
}

/**
 * For how many milliseconds the form had been shown, as the page's script says. Pages are made before anybody visits them and nothing is
 * kept in a browser, so without script there is no such time: then the submission weighs more in the limits by address instead.
 */
export function ageOf(data: FormData): number | undefined {
  const text = data.get(controlFields.age)
  return typeof text === 'string' && /^\d{1,12}$/.test(text) ? Number(text) : undefined
}
