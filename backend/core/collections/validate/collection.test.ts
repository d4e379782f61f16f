import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestCore } from '../../../testing/core.ts'
import { testDatabases } from '../../../testing/databases.ts'
import type { Core } from '../../model/core.ts'
import { ValidationError } from '../../model/errors.ts'
import type { CollectionInput } from '../input.ts'
import { createCollection, updateCollection } from '../save.ts'
import { ensureSystemCollections } from '../system.ts'

const text = { type: 'text', name: 'title' }
const provider = { name: 'google', clientId: 'a', clientSecret: 'b' }
const template = { subject: '', body: 'x' }

/** What is sent, and the codes it is refused with, by their path. */
type Row = readonly [CollectionInput, Readonly<Record<string, string>>]

const refusedNew: readonly Row[] = [
  [{ name: '' }, { name: 'validation_required' }],
  [{ name: 'a'.repeat(256) }, { name: 'validation_length_out_of_range' }],
  [{ name: 'a b' }, { name: 'validation_match_invalid' }],
  [{ name: 'a_VIA_b' }, { name: 'validation_found_via' }],
  [{ name: 'POSTS' }, { name: 'validation_collection_name_exists' }],
  [{ name: 'postsid' }, { name: 'validation_collection_name_id_duplicate' }],
  [{ name: '_PARAMS' }, { name: 'validation_collection_name_invalid' }],
  [{ name: 'n', type: 'unknown' }, { type: 'validation_in_invalid' }],
  [{ name: 'n', id: 'postsid' }, { id: 'validation_invalid_or_existing_id' }],
  [{ name: 'n', id: 'a b' }, { id: 'validation_match_invalid' }],
  [
    {
      name: 'n',
      fields: [
        { ...text, id: 'a' },
        { type: 'bool', name: 'TITLE' },
      ],
    },
    { 'fields.2.name': 'validation_duplicated_field_name' },
  ],
  [{ name: 'n', fields: [{ type: 'text', name: '' }] }, { 'fields.1.name': 'validation_required' }],
  [{ name: 'n', fields: [{ type: 'text', name: 'expand' }] }, { 'fields.1.name': 'validation_not_in_invalid' }],
  [{ name: 'n', fields: [{ type: 'text', name: 'a-b' }] }, { 'fields.1.name': 'validation_match_invalid' }],
  [{ name: 'n', fields: [{ type: 'text', name: 'a', pattern: '(' }] }, { 'fields.1.pattern': 'validation_invalid_regex' }],
  [
    { name: 'n', fields: [{ type: 'text', name: 'a', primaryKey: true, required: true, pattern: '^a$' }] },
    {
      'fields.0.primaryKey': 'validation_unsupported_composite_pk',
      'fields.1.primaryKey': 'validation_unsupported_composite_pk',
      'fields.1.name': 'validation_in_invalid',
    },
  ],
  [
    { name: 'n', fields: [{ type: 'relation', name: 'a', collectionId: 'x' }] },
    { 'fields.1.collectionId': 'validation_field_relation_missing_collection' },
  ],
  [
    { name: 'n', fields: [{ type: 'relation', name: 'a', collectionId: 'viewid' }] },
    { 'fields.1.collectionId': 'validation_relation_field_non_view_base_collection' },
  ],
  [{ name: 'n', type: 'auth', fields: [{ type: 'text', name: 'oldPassword' }] }, { 'fields.1.name': 'validation_reserved_field_name' }],
  [
    { name: 'n', listRule: 'missing = 1', viewRule: '(' },
    { listRule: 'validation_invalid_rule', viewRule: 'validation_invalid_rule' },
  ],
  [{ name: 'n', indexes: ['create unique idx on n (id)'] }, { 'indexes.0': 'validation_invalid_index_expression' }],
  [{ name: 'n', indexes: ['create index i on n (id)', 'create index I on n (id, id)'] }, { 'indexes.1': 'validation_duplicated_index_name' }],
  [{ name: 'n', indexes: ['create index i on n (id)', 'create index j on `m` ("id")'] }, { 'indexes.1': 'validation_duplicated_index_definition' }],
  [{ name: 'n', indexes: ['create index idx_posts on n (id)'] }, { 'indexes.0': 'validation_existing_index_name' }],
  [{ name: 'n', indexes: ['create index i on n (id)', 'create index j on n (missing)'] }, { 'indexes.1': 'validation_invalid_index_expression' }],
  [
    { name: 'n', type: 'view', viewQuery: '' },
    { fields: 'validation_required', viewQuery: 'validation_required' },
  ],
  [
    { name: 'n', type: 'view', viewQuery: "select '1' as abc" },
    { fields: 'validation_required', viewQuery: 'validation_invalid_view_query' },
  ],
  [
    { name: 'n', type: 'view', viewQuery: 'select 1 as id', createRule: '', deleteRule: '' },
    { createRule: 'validation_nil', deleteRule: 'validation_nil' },
  ],
  [{ name: 'n', type: 'view', viewQuery: 'select 1 as id', indexes: ['create index i on n (id)'] }, { indexes: 'validation_indexes_not_supported' }],
  [{ name: 'n', type: 'auth', manageRule: '' }, { manageRule: 'validation_nil_or_not_empty_required' }],
  [{ name: 'n', type: 'auth', authRule: 'missing = 1' }, { authRule: 'validation_invalid_rule' }],
  [{ name: 'n', type: 'auth', passwordAuth: { identityFields: [] } }, { 'passwordAuth.identityFields': 'validation_required' }],
  [{ name: 'n', type: 'auth', passwordAuth: { identityFields: ['missing'] } }, { 'passwordAuth.identityFields': 'validation_missing_field' }],
  [
    { name: 'n', type: 'auth', passwordAuth: { identityFields: ['verified'] } },
    { 'passwordAuth.identityFields': 'validation_missing_unique_constraint' },
  ],
  [
    { name: 'n', type: 'auth', oauth2: { enabled: true, providers: [provider, provider] } },
    { 'oauth2.providers.1.name': 'validation_duplicated_provider' },
  ],
  [
    { name: 'n', type: 'auth', oauth2: { enabled: true, providers: [{ ...provider, name: 'x' }] } },
    { 'oauth2.providers.0.name': 'validation_missing_provider' },
  ],
  [
    { name: 'n', type: 'auth', oauth2: { enabled: true, providers: [{ name: 'google' }] } },
    { 'oauth2.providers.0.clientId': 'validation_required', 'oauth2.providers.0.clientSecret': 'validation_required' },
  ],
  [{ name: 'n', type: 'auth', mfa: { enabled: true } }, { 'mfa.enabled': 'validation_mfa_not_enough_auths' }],
  [{ name: 'n', type: 'auth', mfa: { enabled: true, rule: '(' }, otp: { enabled: true } }, { 'mfa.rule': 'validation_invalid_rule' }],
  [{ name: 'n', type: 'auth', mfa: { enabled: true, duration: 86_401 } }, { 'mfa.duration': 'validation_max_less_equal_than_required' }],
  [
    { name: 'n', type: 'auth', otp: { enabled: true, duration: 9, length: 3 } },
    { 'otp.duration': 'validation_min_greater_equal_than_required', 'otp.length': 'validation_min_greater_equal_than_required' },
  ],
  [
    { name: 'n', type: 'auth', authToken: { secret: 'short', duration: 9 } },
    { 'authToken.secret': 'validation_length_out_of_range', 'authToken.duration': 'validation_min_greater_equal_than_required' },
  ],
  [{ name: 'n', type: 'auth', fileToken: { duration: 94_670_857 } }, { 'fileToken.duration': 'validation_max_less_equal_than_required' }],
  [{ name: 'n', type: 'auth', verificationTemplate: template }, { 'verificationTemplate.subject': 'validation_required' }],
]

const refusedChanges: readonly (readonly [string, ...Row])[] = [
  ['posts', { id: 'other' }, { id: 'validation_values_mismatch' }],
  ['posts', { type: 'auth' }, { type: 'validation_collection_type_change' }],
  ['posts', { system: true }, { system: 'validation_collection_system_flag_change' }],
  ['posts', { fields: [text] }, { fields: 'validation_system_field_change' }],
  [
    'posts',
    {
      fields: [
        { id: 'own', type: 'text', name: 'id' },
        { id: 'title', type: 'bool', name: 'title' },
      ],
    },
    { 'fields.1': 'validation_field_type_change' },
  ],
  [
    'posts',
    {
      fields: [
        { id: 'own', type: 'text', name: 'id' },
        { id: 'self', type: 'relation', name: 'self', collectionId: 'pbc_3142635823' },
      ],
    },
    { 'fields.1.collectionId': 'validation_field_relation_change' },
  ],
  ['_superusers', { name: 'admins' }, { name: 'validation_collection_system_name_change' }],
  ['_superusers', { listRule: '' }, { listRule: 'validation_collection_system_rule_change' }],
  ['_externalAuths', { indexes: [] }, { indexes: 'validation_invalid_unique_system_field_index' }],
]

/** The codes of an error tree by their path. */
function codes(tree: object, path = ''): Record<string, unknown> {
  if ('code' in tree && typeof tree.code === 'string') return { [path]: tree.code }
  return Object.assign({}, ...Object.entries(tree).map(([key, value]) => codes(value, path ? `${path}.${key}` : key)))
}

async function refusal(saved: Promise<unknown>): Promise<unknown> {
  const error = await saved.catch((thrown: unknown) => thrown)
  return error instanceof ValidationError ? codes(error.data) : error
}

describe.each(testDatabases)('$engine', (engine) => {
  let core: Core
  let close: () => Promise<void>
  beforeAll(async () => {
    const opened = await openTestCore(engine)
    core = opened.core
    close = opened.close
    await ensureSystemCollections(core)
    const fields = [
      { id: 'own', type: 'text', name: 'id' },
      { ...text, id: 'title' },
      { id: 'self', type: 'relation', name: 'self', collectionId: 'postsid' },
    ]
    await createCollection(core, { id: 'postsid', name: 'posts', fields, indexes: ['create index idx_posts on posts (title)'] })
    await createCollection(core, { id: 'viewid', name: 'titles', type: 'view', viewQuery: 'select id, title from posts' })
  })
  afterAll(() => close())

  test.each(refusedNew)('refuses the new collection %j', async (input, expected) => {
    expect(await refusal(createCollection(core, input))).toEqual(expected)
    expect(core.collections.find('n')).toBeUndefined()
  })

  test.each(refusedChanges)('refuses to change %s to %j', async (name, input, expected) => {
    expect(await refusal(updateCollection(core, core.collections.find(name)!, input))).toEqual(expected)
  })

  test.each([
    { name: 1 },
    { name: 'n', fields: {} },
    { name: 'n', fields: [{ type: 'unknown', name: 'a' }] },
    { name: 'n', fields: [{ type: 'text', name: 'a', min: '1' }] },
    { name: 'n', fields: [{ type: 'text', name: 'a', min: 1.5 }] },
    { name: 'n', indexes: [1] },
    { name: 'n', listRule: true },
    { name: 'n', type: 'auth', mfa: [] },
    { name: 'n', type: 'auth', oauth2: { providers: ['google'] } },
  ])('cannot read %j', async (input) => {
    expect(await refusal(createCollection(core, input))).toMatchObject({ status: 400, data: {} })
  })
})
