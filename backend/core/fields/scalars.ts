import { toBoolean, toNumber } from '../../tools/cast.ts'
import { type Check, checkRequired, errorTree, REQUIRED } from '../model/checks.ts'
import type { ValueError } from '../model/errors.ts'
import type { BoolField, NumberField } from '../model/field.ts'
import { checkCommon, type FieldType } from './field-type.ts'

/** True or false; "required" means true. */
export const boolType: FieldType<BoolField> = {
  type: 'bool',
  defaults: { required: false },
  column: () => ({ kind: 'boolean', default: false }),
  checkOptions: (field) => errorTree(checkCommon(field)),
  zero: () => false,
  cast: (_field, value) => toBoolean(value),
  checkValue: async (field, value) => (field.required ? checkRequired(value) : undefined),
  fromColumn: (_field, stored) => toBoolean(stored),
  toColumn: (_field, value) => toBoolean(value),
}

const NOT_A_NUMBER: ValueError = { code: 'validation_not_a_number', message: 'The submitted number is not properly formatted.' }
const NOT_AN_INTEGER: ValueError = { code: 'validation_only_int_constraint', message: 'Decimal numbers are not allowed.' }

/** A double. */
export const numberType: FieldType<NumberField> = {
  type: 'number',
  defaults: { required: false, min: null, max: null, onlyInt: false },
  column: () => ({ kind: 'number', default: 0 }),
  checkOptions: (field) =>
    errorTree({
      ...checkCommon(field),
      min: checkInteger(field, field.min),
      max: checkInteger(field, field.max) ?? (field.max === null ? undefined : checkLowest(field, field.max)),
    }),
  zero: () => 0,
  cast: (_field, value) => toNumber(value),
  modify(_field, { modifier, current, value }) {
    if (modifier === 'append') return toNumber(current) + toNumber(value)
    return modifier === 'remove' ? toNumber(current) - toNumber(value) : undefined
  },
  async checkValue(field, value) {
    const number = toNumber(value)
    if (!Number.isFinite(number)) return NOT_A_NUMBER
    if (number === 0) return field.required ? REQUIRED : undefined
    return checkInteger(field, number) ?? checkLowest(field, number) ?? checkHighest(field, number)
  },
  fromColumn: (_field, stored) => toNumber(stored),
  toColumn: (_field, value) => toNumber(value),
}

function checkInteger(field: NumberField, number: number | null): Check {
  return field.onlyInt && number !== null && !Number.isInteger(number) ? NOT_AN_INTEGER : undefined
}

function checkLowest({ min }: NumberField, number: number): Check {
  if (min === null || number >= min) return undefined
  return { code: 'validation_min_number_constraint', message: `Must be greater or equal than ${min}.`, params: { min } }
}

function checkHighest({ max }: NumberField, number: number): Check {
  if (max === null || number <= max) return undefined
  return { code: 'validation_max_number_constraint', message: `Must be less or equal than ${max}.`, params: { max } }
}
