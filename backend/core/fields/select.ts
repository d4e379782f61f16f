import { toUniqueTexts } from '../../tools/cast.ts'
import { checkMax, checkMin, checkRequired, errorTree, REQUIRED } from '../model/checks.ts'
import type { SelectField } from '../model/field.ts'
import { checkCommon, type FieldType } from './field-type.ts'
import { listValues, tooManyValues } from './list-values.ts'

/** One or several of the field's own values. */
export const selectType: FieldType<SelectField> = {
  ...listValues,
  type: 'select',
  defaults: { required: false, values: [], maxSelect: 0 },
  checkOptions: (field) =>
    errorTree({
      ...checkCommon(field),
      values: checkRequired(field.values),
      maxSelect: checkMin(field.maxSelect, 0) ?? checkMax(field.maxSelect, Math.max(field.values.length, 1)),
    }),
  async checkValue(field, value) {
    const chosen = toUniqueTexts(value)
    if (chosen.length === 0) return field.required ? REQUIRED : undefined
    const unknown = chosen.find((text) => !field.values.includes(text))
    return tooManyValues(field, chosen.length) ?? (unknown === undefined ? undefined : unknownValue(unknown))
  },
}

function unknownValue(value: string) {
  return { code: 'validation_invalid_value', message: `Invalid value ${value}.`, params: { value } }
}
