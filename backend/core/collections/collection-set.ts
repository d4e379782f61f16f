import type { Collection } from './collection.ts'
import type { RelationField } from './field.ts'

/** All collections at one moment, to be looked up without asking the database. */
export class CollectionSet {
  readonly all: readonly Collection[]
  readonly #byKey = new Map<string, Collection>()

  constructor(all: readonly Collection[]) {
    this.all = all
    for (const collection of all) this.#byKey.set(collection.name.toLowerCase(), collection)
    for (const collection of all) this.#byKey.set(`#${collection.id}`, collection)
  }

  /** By id, else by name without regard to case (contract 1.1). */
  find(nameOrId: string): Collection | undefined {
    return this.#byKey.get(`#${nameOrId}`) ?? this.#byKey.get(nameOrId.toLowerCase())
  }

  /** The relation fields of any collection that point to this one. */
  referencesTo(collectionId: string): readonly { readonly collection: Collection; readonly field: RelationField }[] {
    return this.all.flatMap((collection) =>
      collection.fields.flatMap((field) => (field.type === 'relation' && field.collectionId === collectionId ? [{ collection, field }] : [])),
    )
  }
}
