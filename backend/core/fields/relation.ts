import { toUniqueTexts } from '../../tools/cast.ts'
import { type Check, checkMin, checkRequired, errorTree, REQUIRED } from '../model/checks.ts'
import type { ValueError } from '../model/errors.ts'
import type { RelationField } from '../model/field.ts'
import { checkCommon, type FieldType, type OptionsContext, type ValueContext } from './field-type.ts'
import { listValues, tooManyValues } from './list-values.ts'

const COLLECTION_CHANGED: ValueError = { code: 'validation_field_relation_change', message: 'The relation collection cannot be changed.' }
const NO_COLLECTION: ValueError = {
  code: 'validation_field_relation_missing_collection',
  message: "The relation collection doesn't exist.",
}
const VIEW_FROM_TABLE: ValueError = {
  code: 'validation_relation_field_non_view_base_collection',
  message: 'Only view collections are allowed to have relations to other views.',
}
const COLLECTION_GONE: ValueError = {
  code: 'validation_missing_rel_collection',
  message: 'Relation connection is missing or cannot be accessed.',
}
const RECORDS_MISSING: ValueError = {
  code: 'validation_missing_rel_records',
  message: 'Failed to find all relation records with the provided ids.',
}

/** Ids of records of another collection, or the same. */
export const relationType: FieldType<RelationField> = {
  ...listValues,
  type: 'relation',
  defaults: { required: false, collectionId: '', cascadeDelete: false, minSelect: 0, maxSelect: 0 },
  checkOptions: (field, context) =>
    errorTree({
      ...checkCommon(field),
      collectionId: checkRequired(field.collectionId) ?? checkCollection(field, context),
      minSelect: checkMin(field.minSelect, 0),
      maxSelect: (field.minSelect > 0 ? checkRequired(field.maxSelect) : undefined) ?? checkMin(field.maxSelect, field.minSelect),
    }),
  async checkValue(field, value, context) {
    const ids = toUniqueTexts(value)
    if (ids.length === 0) return field.required ? REQUIRED : undefined
    return tooFewValues(field, ids.length) ?? tooManyValues(field, ids.length) ?? checkRecords(field, ids, context)
  },
}

function checkCollection(field: RelationField, { collection, collections, previous }: OptionsContext): Check {
  if (previous?.type === 'relation' && previous.collectionId !== field.collectionId) return COLLECTION_CHANGED
  const related = collections.find(field.collectionId)
  if (related?.id !== field.collectionId) return NO_COLLECTION
  return collection.type !== 'view' && related.type === 'view' ? VIEW_FROM_TABLE : undefined
}

function tooFewValues({ minSelect }: RelationField, count: number): Check {
  if (count >= minSelect) return undefined
  return { code: 'validation_not_enough_values', message: `Select at least ${minSelect}.`, params: { minSelect } }
}

async function checkRecords(field: RelationField, ids: readonly string[], context: ValueContext): Promise<Check> {
  if (!context.collections.find(field.collectionId)) return COLLECTION_GONE
  return (await context.countExisting(field.collectionId, ids)) === ids.length ? undefined : RECORDS_MISSING
}
