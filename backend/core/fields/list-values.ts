import type { Column } from '../../dialects/column.ts'
import { toUniqueTexts } from '../../tools/cast.ts'
import { type FileField, isMultiple, type RelationField, type SelectField } from '../collections/field.ts'
import type { Modifier } from './field-type.ts'

type ListField = SelectField | FileField | RelationField

interface Change {
  readonly modifier: Modifier
  readonly current: unknown
  readonly value: unknown
}

/**
 * How select, file and relation are stored and cast: a text when single, the last one of many; a list of different texts
 * when multiple (contract 3.2). To be spread into a type.
 */
export const listValues = {
  column: (field: ListField): Column => ({ kind: isMultiple(field) ? 'json' : 'text', default: isMultiple(field) ? '[]' : '' }),
  zero: (field: ListField) => (isMultiple(field) ? [] : ''),
  cast: castList,
  modify: (field: ListField, change: Change) => castList(field, changedList(change)),
  fromColumn: castList,
  toColumn(field: ListField, value: unknown): string {
    const cast = castList(field, value)
    return typeof cast === 'string' ? cast : JSON.stringify(cast)
  },
}

function castList(field: ListField, value: unknown): string | readonly string[] {
  const texts = toUniqueTexts(value)
  return isMultiple(field) ? texts : (texts.at(-1) ?? '')
}

function changedList({ modifier, current, value }: Change): readonly string[] {
  const [before, changed] = [toUniqueTexts(current), toUniqueTexts(value)]
  if (modifier === 'prepend') return [...changed, ...before]
  if (modifier === 'append') return [...before, ...changed]
  return before.filter((text) => !changed.includes(text))
}
