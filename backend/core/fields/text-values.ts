import type { Column } from '../../dialects/column.ts'
import { toText } from '../../tools/cast.ts'
import type { Field } from '../collections/field.ts'

/** How all fields whose values are plain text are stored and cast; to be spread into a type. */
export const textValues = {
  column: (): Column => ({ kind: 'text', default: '' }),
  zero: () => '',
  cast: (_field: Field, value: unknown) => toText(value),
  fromColumn: (_field: Field, stored: unknown) => toText(stored),
  toColumn: (_field: Field, value: unknown) => toText(value),
}
