import type { Field } from '../collections/field.ts'
import type { Core } from '../core.ts'
import { type ErrorTree, ValidationError, type ValueError } from '../errors.ts'
import type { ValueContext } from '../fields/field-type.ts'
import { fieldType } from '../fields/registry.ts'
import { checkReferences } from './check-references.ts'
import type { Draft } from './draft.ts'
import { countExisting, isIdTaken } from './table.ts'

/** Throws a `ValidationError` that names every field with a wrong value (contract 3.6). */
export async function checkValues(core: Core, draft: Draft): Promise<void> {
  const errors: Record<string, ValueError> = {}
  for (const field of draft.collection.fields) {
    const error = await checkField(core, draft, field)
    if (error) errors[field.name] = error
  }
  refuse(errors)
  refuse(await checkReferences(core, draft))
}

function refuse(errors: ErrorTree): void {
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
}

async function checkField(core: Core, draft: Draft, field: Field): Promise<ValueError | undefined> {
  const password = field.type === 'password' ? draft.passwords.get(field.name)?.plain : undefined
  // A hash that is stored already says nothing about the length of its password.
  if (field.type === 'password' && password === undefined && draft.values[field.name]) return undefined
  return fieldType(field).checkValue(field, password ?? draft.values[field.name], contextOf(core, draft, field))
}

function contextOf(core: Core, { collection, previous, files }: Draft, field: Field): ValueContext {
  return {
    collection,
    collections: core.collections,
    previous: previous?.values[field.name],
    newFiles: files.get(field.name) ?? [],
    async countExisting(collectionId, ids) {
      const target = core.collections.find(collectionId)
      return target ? countExisting(core, target, ids) : 0
    },
    isIdTaken: (id) => isIdTaken(core, collection, id),
  }
}
