import type { CollectionInput } from './input.ts'

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
export const systemCollections: readonly CollectionInput[] = [
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
