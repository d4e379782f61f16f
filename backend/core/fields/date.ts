import { dateOfText, toDateText } from '../../tools/date.ts'
import { type Check, errorTree, REQUIRED, tooHigh, tooLow } from '../checks.ts'
import type { DateField } from '../collections/field.ts'
import type { ValueError } from '../errors.ts'
import { checkCommon } from './common-options.ts'
import type { FieldType } from './field-type.ts'
import { textValues } from './text-values.ts'

const OUT_OF_RANGE: ValueError = { code: 'validation_date_out_of_range', message: 'The date is out of range.' }

/** A moment in UTC, or "". Texts of this form sort as the moments do. */
export const dateType: FieldType<DateField> = {
  ...textValues,
  type: 'date',
  defaults: { required: false, min: '', max: '' },
  checkOptions(field) {
    const [min, max] = [toDateText(field.min), toDateText(field.max)]
    return errorTree({ ...checkCommon(field), max: max !== '' && max < min ? OUT_OF_RANGE : undefined })
  },
  cast: (_field, value) => toDateText(value),
  async checkValue(field, value) {
    const date = toDateText(value)
    if (date === '') return field.required ? REQUIRED : undefined
    return checkRange(field, date)
  },
}

function checkRange(field: DateField, date: string): Check {
  const [min, max] = [toDateText(field.min), toDateText(field.max)]
  if (min !== '' && date < min) return tooLow(...threshold(min))
  return max !== '' && date > max ? tooHigh(...threshold(max)) : undefined
}

/** A moment as Go writes it, in JSON and in a sentence: fractions only as long as they must be. */
function threshold(text: string): [json: string, shown: string] {
  const iso = dateOfText(text)?.toISOString() ?? ''
  const short = iso.replace(/\.?0*Z$/, 'Z')
  return [short, short.replace('T', ' ').replace('Z', ' +0000 UTC')]
}
