import { dateOfText, toDateText } from '../../tools/date.ts'
import { type Check, checkEqual, errorTree, REQUIRED, tooHigh, tooLow } from '../model/checks.ts'
import type { ValueError } from '../model/errors.ts'
import type { AutodateField, DateField } from '../model/field.ts'
import { checkCommon, checkIdentity, type FieldType, type OptionsContext } from './field-type.ts'
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

const NEITHER: ValueError = { code: 'validation_required', message: 'Either onCreate or onUpdate must be enabled.' }

/** The moment of the record's creation or last change; whoever stores the record sets it, nobody can send it. */
export const autodateType: FieldType<AutodateField> = {
  ...textValues,
  type: 'autodate',
  defaults: { onCreate: false, onUpdate: false },
  checkOptions(field, context) {
    const neither = field.onCreate || field.onUpdate ? undefined : NEITHER
    const [onCreate, onUpdate] = [checkKept(field, 'onCreate', context), checkKept(field, 'onUpdate', context)]
    return errorTree({ ...checkIdentity(field), onCreate: onCreate ?? neither, onUpdate: onUpdate ?? neither })
  },
  cast: (_field, value) => toDateText(value),
  checkValue: async () => undefined,
}

/** Dates of the system keep doing what they do. */
function checkKept(field: AutodateField, option: 'onCreate' | 'onUpdate', { previous }: OptionsContext): Check {
  return field.system && previous?.type === 'autodate' ? checkEqual(field[option], previous[option]) : undefined
}
