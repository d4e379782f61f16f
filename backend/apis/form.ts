import { z } from 'zod'
import { type Check, checkEqual, checkIn, checkLength, checkMax, checkMin, checkRequired, NOT_EMAIL, tooLong, tooLow } from '../core/model/checks.ts'
import { ApiError, type ErrorTree, type ValueError } from '../core/model/errors.ts'
import { isEmail } from '../tools/addresses.ts'
import type { Call } from './endpoint.ts'

/**
 * Reads the fields of a form from the body. Throws 400 with one error for each wrong field; the schemas of `fields` carry
 * their errors as `{ code, message, params }` in JSON, made by `required` and its like below.
 */
export async function readForm<T extends z.ZodRawShape>(call: Call, fields: T): Promise<z.infer<z.ZodObject<T>>> {
  const { values } = await call.body()
  const result = await z.object(fields).safeParseAsync(values)
  if (result.success) return result.data
  if (result.error.issues.some(({ message }) => message === UNREADABLE))
    throw new ApiError(400, 'An error occurred while loading the submitted data.')
  const data: Record<string, ValueError | ErrorTree> = {}
  for (const { path, message } of result.error.issues) {
    const [field = '', entry] = path.map(String)
    if (entry === undefined) data[field] ??= errorOf(message)
    else data[field] = { [entry]: errorOf(message), ...data[field] }
  }
  throw new ApiError(400, 'An error occurred while validating the submitted data.', data)
}

const valueError = z.object({ code: z.string(), message: z.string(), params: z.record(z.string(), z.unknown()).optional() })

function errorOf(message: string): ValueError {
  const { params, ...rest } = valueError.parse(JSON.parse(message))
  return params ? { ...rest, params } : rest
}

/** Marks a value of a type that the form cannot hold: the whole form is refused, no field is named. */
const UNREADABLE = 'unreadable'

function lengthError(min: number, max: number): ValueError {
  return { code: 'validation_length_out_of_range', message: `The length must be between ${min} and ${max}.`, params: { max, min } }
}

/** Text as Go casts it: nothing becomes "", numbers and booleans their words. */
const text = z.preprocess(
  (value) => (value === undefined || value === null ? '' : typeof value === 'object' ? value : String(value)),
  z.string({ error: UNREADABLE }),
)

/** Turns one of our checks into one of the form. */
function passes(check: (value: string) => Check | Promise<Check>) {
  return text.superRefine(async (value, context) => {
    const error = await check(value)
    if (error) context.addIssue({ code: 'custom', message: JSON.stringify(error) })
  })
}

/** A text that must be there and have this many characters. */
export function requiredText({ min = 1, max }: { readonly min?: number; readonly max: number }) {
  return passes((value) => checkRequired(value) ?? ([...value].length < min || [...value].length > max ? lengthError(min, max) : undefined))
}

/** An e-mail address that must be there. */
export const requiredEmail = passes((value) => checkRequired(value) ?? (isEmail(value) ? undefined : NOT_EMAIL))

/** A text that may be missing. */
export const optionalText = text

/** A text that must be there, of any length, and whatever else is asked of it. */
export function someText(check: (value: string) => Promise<Check> = async () => undefined) {
  return passes((value) => checkRequired(value) ?? check(value))
}

/** A text that must be there, and be the same as another value of the form. */
export function equalTo(other: unknown) {
  return passes((value) => checkRequired(value) ?? checkEqual(value, text.safeParse(other).data))
}

/** A text that may be missing, and must be one of these when it is not. */
export function optionalChoice(choices: readonly string[]) {
  return passes((value) => checkIn(value, choices))
}

/** A list of texts that may be missing; one alone may stand without its list. */
export function optionalTexts({ most, longest }: { readonly most: number; readonly longest: number }) {
  const entries = z.array(passes((value) => checkLength(value, { max: longest })))
  const limited = z.array(z.unknown(), { error: UNREADABLE }).refine((list) => list.length <= most, {
    error: JSON.stringify(tooLong(most)),
    abort: true,
  })
  return z.preprocess((value) => (value === undefined || value === null ? [] : typeof value === 'string' ? [value] : value), limited.pipe(entries))
}

/** An object that may be missing. */
export const optionalObject = z.preprocess((value) => value ?? {}, z.record(z.string(), z.unknown(), { error: UNREADABLE }))

/** A text that may be missing, and is asked this when it is not. */
export function textIfAny(check: (value: string) => Check | Promise<Check>) {
  return passes((value) => (value === '' ? undefined : check(value)))
}

/** A whole number that must be there; 0 counts as missing. */
export function requiredCount({ min, max }: { readonly min: number; readonly max: number }) {
  return z.preprocess(
    (value) => (value === undefined || value === null || value === '' ? 0 : Number(value)),
    z.int({ error: UNREADABLE }).superRefine((value, context) => {
      const error = checkRequired(value) ?? checkMin(value, min) ?? checkMax(value, max)
      if (error) context.addIssue({ code: 'custom', message: JSON.stringify(error) })
    }),
  )
}

/** A whole number that may be missing, and is not below 0. */
export const optionalCount = z.preprocess(
  (value) => (value === undefined || value === null || value === '' ? 0 : Number(value)),
  z.int({ error: UNREADABLE }).refine((value) => value >= 0, { error: JSON.stringify(tooLow(0, '0')) }),
)
