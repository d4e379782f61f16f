import * as z from 'zod/mini'
import type { FieldError } from '../codes.ts'
import { limits, passwordLimits } from '../limits.ts'

/** An error code in zod's words. `abort`: whoever typed nothing need not hear what else is wrong. */
function says(error: FieldError) {
  return { error, abort: true } as const
}

/** Control characters, and those that turn the direction of the text around them. */
const UNPRINTABLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u
const UNPRINTABLE_IN_LINES = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/u

const given = z.minLength(1, says('required'))
const text = () => z.string(says('required'))

/** One line of text; "" when it was left out. */
export function line(max: number) {
  return text().check(z.trim(), z.normalize('NFC'), z.maxLength(max, says('too_long')), without(UNPRINTABLE))
}

export function requiredLine(max: number) {
  return line(max).check(given)
}

/** Text of several lines, with "\n" at their ends; "" when it was left out. */
export function message() {
  return text().check(
    z.overwrite((value) => value.replace(/\r\n?/g, '\n')),
    z.trim(),
    z.normalize('NFC'),
    z.maxLength(limits.message, says('too_long')),
    without(UNPRINTABLE_IN_LINES),
  )
}

export function requiredMessage() {
  return message().check(given)
}

function without(pattern: RegExp) {
  return z.refine<string>((value) => !pattern.test(value), says('invalid_characters'))
}

const ASCII = /^[\x21-\x7e]*$/
const CONTROL_OR_SPACE = /[\s\p{Cc}]/u

/**
 * An address that can stand in a header as it is: no white space or control character within (so none can be added to it), and
 * ASCII only, for a letter of another script can look like one of ours and lead the confirmation elsewhere.
 */
export function email() {
  return optionalEmail().check(given)
}

/** The same; "" when it was left out. */
export function optionalEmail() {
  return text().check(
    z.trim(),
    z.maxLength(limits.email, says('too_long')),
    z.refine((value) => !CONTROL_OR_SPACE.test(value), says('invalid_email')),
    z.refine((value) => ASCII.test(value), says('email_characters')),
    z.refine((value) => value === '' || z.regexes.email.test(value), says('invalid_email')),
  )
}

/** A telephone number as people write it; "" when it was left out. */
export function phone() {
  return line(limits.phone).check(z.regex(/^$|^\+?[\d\s()/.-]{5,}$/, says('invalid_phone')))
}

/** A day such as `2026-12-01`; "" when it was left out. */
export function day() {
  return line(limits.phone).check(z.refine((value) => value === '' || z.iso.date().safeParse(value).success, says('invalid_date')))
}

/** A whole number of this range, written in digits; 0 when it was left out. */
export function wholeNumber(least: number, most: number) {
  const isInside = (value: string) => value === '' || (/^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most)
  return z.pipe(text().check(z.trim(), z.refine(isInside, says('invalid_number'))), z.transform(Number))
}

export function choice<const T extends readonly string[]>(values: T) {
  return z.enum(values, { error: ({ input }) => (input === undefined || input === '' ? 'required' : 'unknown_choice') })
}

/** Several of a list, at least one. */
export function choices<const T extends readonly string[]>(values: T) {
  return z.array(choice(values)).check(z.minLength(1, { error: 'required' }), z.maxLength(values.length, { error: 'unknown_choice' }))
}

/** A password that somebody has: taken as it is. */
export function password() {
  return text().check(given)
}

const bytes = new TextEncoder()

/** A password that somebody chooses. Spaces belong to it; its length is what counts (NIST SP 800-63B, section 3.1.1). */
export function newPassword() {
  return password().check(
    z.minLength(passwordLimits.shortest, says('password_too_short')),
    z.refine((value) => bytes.encode(value).length <= passwordLimits.longestBytes, says('too_long')),
  )
}

/** A box that has to be ticked. */
export function accepted() {
  return z.literal('yes', { error: 'not_accepted' })
}
