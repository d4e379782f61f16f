import type { Core } from '../model/core.ts'
import { completeTables } from './complete-tables.ts'
import type { CollectionInput } from './input.ts'
import { changingCollections, createCollection } from './save.ts'

const owner = "@request.auth.id != '' && recordRef = @request.auth.id && collectionRef = @request.auth.collectionId"
const ownerReads = { listRule: owner, viewRule: owner }

function text(name: string) {
  return { type: 'text', name, required: true, system: true }
}

const references = [text('collectionRef'), text('recordRef')]

const times = [
  { type: 'autodate', name: 'created', onCreate: true, system: true },
  { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true, system: true },
]

/** The collections that every server has (contract 3.5), in the order in which they are made. */
const systemCollections: readonly CollectionInput[] = [
  {
    name: '_superusers',
    type: 'auth',
    system: true,
    fields: times,
    authToken: { duration: 86_400 },
  },
  {
    name: '_externalAuths',
    type: 'base',
    system: true,
    ...ownerReads,
    deleteRule: owner,
    fields: [...references, text('provider'), text('providerId'), ...times],
    indexes: [
      'CREATE UNIQUE INDEX `idx_externalAuths_record_provider` ON `_externalAuths` (collectionRef, recordRef, provider)',
      'CREATE UNIQUE INDEX `idx_externalAuths_collection_provider` ON `_externalAuths` (collectionRef, provider, providerId)',
    ],
  },
  {
    name: '_mfas',
    type: 'base',
    system: true,
    ...ownerReads,
    fields: [...references, text('method'), ...times],
    indexes: ['CREATE INDEX `idx_mfas_collectionRef_recordRef` ON `_mfas` (collectionRef, recordRef)'],
  },
  {
    name: '_otps',
    type: 'base',
    system: true,
    ...ownerReads,
    fields: [
      ...references,
      { type: 'password', name: 'password', cost: 8, hidden: true, required: true, system: true },
      { type: 'text', name: 'sentTo', hidden: true, system: true },
      ...times,
    ],
    indexes: ['CREATE INDEX `idx_otps_collectionRef_recordRef` ON `_otps` (collectionRef, recordRef)'],
  },
  {
    name: '_authOrigins',
    type: 'base',
    system: true,
    ...ownerReads,
    deleteRule: owner,
    fields: [...references, text('fingerprint'), ...times],
    indexes: ['CREATE UNIQUE INDEX `idx_authOrigins_unique_pairs` ON `_authOrigins` (collectionRef, recordRef, fingerprint)'],
  },
]

/** Makes those of the server's own collections that are missing (contract 3.5). */
export function ensureSystemCollections(core: Core): Promise<void> {
  return ensureCollections(core, systemCollections)
}

/** Makes collections that are missing, by name, and leaves the others as they are; all tables get what those made today have. */
export function ensureCollections(core: Core, definitions: readonly CollectionInput[]): Promise<void> {
  return changingCollections(core, async (tx) => {
    for (const definition of definitions) {
      if (tx.collections.find(String(definition.name))) continue
      await createCollection(
        tx,
        pointRelations(definition, definitions, (name) => tx.collections.find(name)?.id),
      )
    }
    await completeTables(tx)
  })
}

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
