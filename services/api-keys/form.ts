import * as z from 'zod/mini'
import { apiProducts } from '#words/facts'
import { type Checked, checkFields } from '../forms/check-form.ts'
import { limits } from '../forms/limits.ts'
import { choices, day, optionalEmail, requiredLine, wholeNumber } from '../forms/schemas/fields.ts'

/** Requests a minute of a key for which nothing else was said, and of an address without a key of its own. */
export const DEFAULT_PER_MINUTE = 60
export const MOST_PER_MINUTE = 6000

const apiKeyForm = z.object({
  /** What it is for, or who has it. */
  name: requiredLine(limits.name),
  /** Its owner's; "" when it was left out. */
  email: optionalEmail(),
  /** Products of the public API that it opens. */
  scopes: choices(apiProducts),
  /** 0: the default. */
  perMinute: wholeNumber(1, MOST_PER_MINUTE),
  /** The last day on which it holds, in UTC; "" for none. */
  expires: day(),
})

/** What is said of a new key, checked. */
export type ApiKeyValues = z.output<typeof apiKeyForm>

/** Names of the form's fields, in their order. */
export const apiKeyFields: readonly string[] = Object.keys(apiKeyForm.shape)

/**
 * Checks what is said of a new key, in the browser and on the server, with the codes of every form.
 * @param today such as `2026-11-29`: a key must not have ended before it begins
 */
export function checkApiKeyForm(data: FormData, today: string): Checked<ApiKeyValues> {
  const checked = checkFields(apiKeyForm, apiKeyFields, data)
  const isOver = checked.isValid && checked.values.expires !== '' && checked.values.expires < today
  return isOver ? { isValid: false, errors: { expires: 'invalid_date' } } : checked
}
