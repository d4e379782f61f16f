import type { Column } from '../../dialects/database.ts'
import { toUniqueTexts } from '../../tools/cast.ts'
import type { Check } from '../model/checks.ts'
import { type FileField, isMultiple, type RelationField, type SelectField } from '../model/field.ts'
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

/** More values than a select or relation may hold; below 1 counts as 1. */
export function tooManyValues(field: SelectField | RelationField, count: number): Check {
  const maxSelect = Math.max(field.maxSelect, 1)
  if (count <= maxSelect) return undefined
  return { code: 'validation_too_many_values', message: `Select no more than ${maxSelect}.`, params: { maxSelect } }
}
