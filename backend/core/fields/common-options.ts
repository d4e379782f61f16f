import { type Check, checkLength, checkMatch, checkNotIn, checkRequired } from '../checks.ts'
import type { Field } from '../collections/field.ts'
import type { ValueError } from '../errors.ts'

const LONGEST_ID = 100
const LONGEST_NAME = 100
const LONGEST_HELP = 300
const WORD = /^\w+$/

/** Names that SQL or the JSON of a record use themselves (contract 6). */
const reservedNames = ['null', 'true', 'false', '_rowid_', 'collectionId', 'collectionName', 'expand']

/** Filters read `collection_via_field` as a way back along a relation. */
export const VIA: ValueError = { code: 'validation_found_via', message: 'The value cannot contain "_via_".' }

/** What is checked of every field, whatever its type; to be spread into the type's own checks. */
export function checkIdentity(field: Field): { readonly id: Check; readonly name: Check } {
  return {
    id: checkRequired(field.id) ?? checkLength(field.id, { min: 1, max: LONGEST_ID }),
    name: checkName(field.name),
  }
}

/** The same for all types but autodate, which has no help. */
export function checkCommon(field: Field): { readonly id: Check; readonly name: Check; readonly help: Check } {
  return { ...checkIdentity(field), help: checkLength(field.help, { min: 1, max: LONGEST_HELP }) }
}

function checkName(name: string): Check {
  return (
    checkRequired(name) ??
    checkLength(name, { min: 1, max: LONGEST_NAME }) ??
    checkMatch(name, WORD) ??
    checkNotIn(name, reservedNames) ??
    (name.toLowerCase().includes('_via_') ? VIA : undefined)
  )
}
