import { toBoolean } from '../../tools/cast.ts'
import { checkRequired, errorTree } from '../checks.ts'
import type { BoolField } from '../collections/field.ts'
import { checkCommon } from './common-options.ts'
import type { FieldType } from './field-type.ts'

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
