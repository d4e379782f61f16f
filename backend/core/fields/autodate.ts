import { toDateText } from '../../tools/date.ts'
import { type Check, checkEqual, errorTree } from '../checks.ts'
import type { AutodateField } from '../collections/field.ts'
import type { ValueError } from '../errors.ts'
import { checkIdentity } from './common-options.ts'
import type { FieldType, OptionsContext } from './field-type.ts'
import { textValues } from './text-values.ts'

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
