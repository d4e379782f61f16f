import { schemaOf } from '../../../dialects/by-engine.ts'
import { VIA } from '../../fields/field-type.ts'
import { checkEqual, checkIn, checkLength, checkMatch, checkNoProto, checkRequired, errorTree } from '../../model/checks.ts'
import { CollectionSet } from '../../model/collection.ts'
import type { TransactionCore } from '../../model/core.ts'
import type { ErrorTree, ValueError } from '../../model/errors.ts'
import { collectionTypes, type Draft } from '../input.ts'
import { viewQueryError } from '../views/dry-run.ts'
import { authOptionsErrors, rulesErrors } from './auth-options.ts'
import { fieldsError, indexesError } from './table.ts'

/** Everything that is wrong with a collection that is to be saved, by its keys (contract 6). */
export async function collectionErrors(core: TransactionCore, draft: Draft): Promise<ErrorTree> {
  const { collection, previous } = draft
  const context = { collection, previous, collections: withDraft(core.collections, draft) }
  return {
    ...errorTree({
      id: idError(core.collections, draft),
      system: previous && previous.system !== collection.system ? systemChange : undefined,
      type: typeError(draft),
      name: await nameError(core, draft),
      fields: fieldsError(context),
      indexes: await indexesError(core, draft),
    }),
    ...rulesErrors(context),
    ...(collection.type === 'auth' ? authOptionsErrors(context, collection) : {}),
    ...(collection.type === 'view' ? errorTree({ viewQuery: await viewQueryError(core, collection.viewQuery) }) : {}),
  }
}

const WORD = /^\w+$/
const systemChange: ValueError = { code: 'validation_collection_system_flag_change', message: 'System collection state cannot be changed.' }

/** The collections as they would be: fields and rules may speak of the collection that holds them. */
function withDraft(collections: CollectionSet, { collection, previous }: Draft): CollectionSet {
  const id = previous?.id ?? collection.id
  return new CollectionSet([...collections.all.filter((other) => other.id !== id), { ...collection, id }])
}

function idError(collections: CollectionSet, { collection: { id }, previous }: Draft): ValueError | undefined {
  if (previous) return checkEqual(id, previous.id)
  const isTaken = collections.all.some((other) => other.id === id)
  const taken = { code: 'validation_invalid_or_existing_id', message: 'The model id is invalid or already exists.' }
  return checkRequired(id) ?? checkLength(id, { min: 1, max: 100 }) ?? checkMatch(id, WORD) ?? (isTaken ? taken : undefined)
}

function typeError({ type, previous }: Draft): ValueError | undefined {
  const unknown = checkIn(type, collectionTypes)
  if (unknown) return unknown
  if (!previous || previous.type === type) return undefined
  return { code: 'validation_collection_type_change', message: 'Collection type cannot be changed.' }
}

async function nameError(core: TransactionCore, { collection: { name }, previous }: Draft): Promise<ValueError | undefined> {
  const wrong = wrongName(name)
  if (wrong) return wrong
  if (previous?.system && previous.name !== name) {
    return { code: 'validation_collection_system_name_change', message: 'System collection name cannot be changed.' }
  }
  return takenName(core, { name, previous })
}

/** Names of collections become names of tables and parts of filters. */
function wrongName(name: string): ValueError | undefined {
  const via = name.toLowerCase().includes('_via_') ? VIA : undefined
  return checkRequired(name) ?? checkLength(name, { min: 1, max: 255 }) ?? via ?? checkMatch(name, WORD) ?? checkNoProto(name)
}

async function takenName(core: TransactionCore, { name, previous }: Pick<Draft, 'previous'> & { readonly name: string }) {
  const others = core.collections.all.filter(({ id }) => id !== previous?.id)
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase())) {
    return { code: 'validation_collection_name_exists', message: 'Collection name must be unique (case insensitive).' }
  }
  if (others.some(({ id }) => id === name)) {
    return { code: 'validation_collection_name_id_duplicate', message: 'The name must not match an existing collection id.' }
  }
  const isOwn = core.collections.all.some((other) => other.name.toLowerCase() === name.toLowerCase())
  if (isOwn || !(await schemaOf(core.database).hasTable(core.connection, name))) return undefined
  return { code: 'validation_collection_name_invalid', message: "The name shouldn't match with an existing internal table." }
}
