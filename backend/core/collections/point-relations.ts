import type { CollectionInput } from './input.ts'

/**
 * A definition whose relations point to where a collection is here: one of the same set of definitions is meant by its name, under
 * whatever id it exists. `idOf` answers nothing for a name that is not taken.
 */
export function pointRelations(
  definition: CollectionInput,
  definitions: readonly CollectionInput[],
  idOf: (name: string) => unknown,
): CollectionInput {
  if (!Array.isArray(definition.fields)) return definition
  const idHere = (id: unknown) => {
    const target = definitions.find((other) => other.id === id)
    return (target && idOf(String(target.name))) ?? id
  }
  return {
    ...definition,
    fields: definition.fields.map((field) => (field?.collectionId ? { ...field, collectionId: idHere(field.collectionId) } : field)),
  }
}
