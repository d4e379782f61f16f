import { isTooLongToHash } from '../../tools/password.ts'
import { type Check, checkMax, checkMin, checkRequired, errorTree, INVALID } from '../model/checks.ts'
import type { PasswordField } from '../model/field.ts'
import { checkCommon, type FieldType } from './field-type.ts'
import { checkFormat, checkPattern, lengthOf, textValues } from './text-values.ts'

const LONGEST_PASSWORD = 71
const CHEAPEST = 4
const DEAREST = 31

/**
 * A password. What is sent is cast and checked as plain text; whoever stores the record hashes it (`tools/password.ts`).
 * A value equal to the stored hash is one that was not sent, so only its being there is checked.
 */
export const passwordType: FieldType<PasswordField> = {
  ...textValues,
  type: 'password',
  defaults: { required: false, min: 0, max: 0, pattern: '', cost: 0 },
  checkOptions: (field) =>
    errorTree({
      ...checkCommon(field),
      min: checkMin(field.min, 1) ?? checkMax(field.min, LONGEST_PASSWORD),
      max: checkMin(field.max, field.min) ?? checkMax(field.max, LONGEST_PASSWORD),
      cost: checkMin(field.cost, CHEAPEST) ?? checkMax(field.cost, DEAREST),
      pattern: checkPattern(field.pattern),
    }),
  async checkValue(field, value, { previous }) {
    const password = String(value)
    if (password === '') return field.required ? checkRequired(password) : undefined
    return previous === password ? undefined : checkPlain(field, password)
  },
}

/** What a chosen password is wrong with. */
export function checkPlain(field: PasswordField, password: string): Check {
  if (isTooLongToHash(password)) return INVALID
  const length = lengthOf(password)
  if (length < field.min) return { code: 'validation_min_text_constraint', message: `Must be at least ${field.min} character(s).` }
  const most = field.max > 0 ? field.max : LONGEST_PASSWORD
  if (length > most) return { code: 'validation_max_text_constraint', message: `Must be less than ${most} character(s).` }
  return checkFormat(password, field.pattern)
}
