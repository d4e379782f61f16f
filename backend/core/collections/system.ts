import type { Core } from '../core.ts'
import type { CollectionInput } from './input.ts'
import { pointRelations } from './point-relations.ts'
import { changingCollections, createCollection } from './save.ts'
import { systemCollections } from './system-definitions.ts'

/** Makes those of the server's own collections that are missing (contract 3.5). */
export function ensureSystemCollections(core: Core): Promise<void> {
  return ensureCollections(core, systemCollections)
}

/** Makes collections that are missing, by name, and leaves the others as they are. */
export function ensureCollections(core: Core, definitions: readonly CollectionInput[]): Promise<void> {
  return changingCollections(core, async (tx) => {
    for (const definition of definitions) {
      if (tx.collections.find(String(definition.name))) continue
      await createCollection(
        tx,
        pointRelations(definition, definitions, (name) => tx.collections.find(name)?.id),
      )
    }
  })
}
