import { sql } from 'kysely'
import type { CollectionInput } from '../core/collections/input.ts'
import { createCollection } from '../core/collections/save.ts'
import { ensureSystemCollections } from '../core/collections/system.ts'
import type { NewFile } from '../core/fields/field-type.ts'
import type { Collection, CollectionSet } from '../core/model/collection.ts'
import type { Core } from '../core/model/core.ts'
import { defaultSettings } from '../core/model/settings.ts'
import type { Database } from '../dialects/database.ts'
import { createTestCore, openTestCore, type TestCore } from './core.ts'
import type { TestEngine } from './databases.ts'

const open = { listRule: '', viewRule: '', createRule: '', updateRule: '', deleteRule: '' }

function relation(name: string, collectionId: string, options: Readonly<Record<string, unknown>> = {}) {
  return { type: 'relation', name, collectionId, maxSelect: 1, ...options }
}

const collections: readonly CollectionInput[] = [
  {
    ...open,
    id: 'users_id',
    name: 'users',
    type: 'auth',
    manageRule: "@request.auth.name = 'boss'",
    fields: [
      { type: 'text', name: 'name' },
      { type: 'file', name: 'avatar', maxSelect: 1 },
    ],
  },
  { ...open, id: 'clients_id', name: 'clients', type: 'auth', fields: [] },
  {
    ...open,
    id: 'posts_id',
    name: 'posts',
    fields: [
      { type: 'text', name: 'title', required: true, max: 100 },
      { type: 'number', name: 'total' },
      { type: 'select', name: 'tags', values: ['a', 'b', 'c'], maxSelect: 3 },
      { type: 'json', name: 'data' },
      { type: 'text', name: 'secret', hidden: true },
      { type: 'text', name: 'code', autogeneratePattern: '[0-9]{6}' },
      { type: 'file', name: 'photos', maxSelect: 3, maxSize: 100 },
      { type: 'file', name: 'cover', maxSelect: 1 },
      relation('author', 'users_id'),
      { type: 'autodate', name: 'created', onCreate: true },
      { type: 'autodate', name: 'updated', onCreate: true, onUpdate: true },
    ],
    indexes: ['CREATE UNIQUE INDEX `posts_title` ON `posts` (`title`)'],
  },
  {
    ...open,
    id: 'comments_id',
    name: 'comments',
    viewRule: "text != 'hidden'",
    fields: [{ type: 'text', name: 'text' }, relation('post', 'posts_id', { cascadeDelete: true })],
  },
  {
    ...open,
    id: 'lists_id',
    name: 'lists',
    fields: [
      { type: 'text', name: 'name' },
      relation('posts', 'posts_id', { maxSelect: 9 }),
      relation('kept', 'posts_id', { maxSelect: 9, cascadeDelete: true }),
      relation('needed', 'posts_id', { required: false }),
    ],
  },
  { ...open, id: 'contracts_id', name: 'contracts', fields: [relation('post', 'posts_id', { required: true })] },
  {
    ...open,
    id: 'profiles_id',
    name: 'profiles',
    fields: [relation('owner', 'users_id', { cascadeDelete: true }), { type: 'text', name: 'about' }],
    indexes: ['CREATE UNIQUE INDEX `profiles_owner` ON `profiles` (`owner`)'],
  },
  { id: 'vault_id', name: 'vault', listRule: null, viewRule: null, fields: [relation('post', 'posts_id')] },
]

export interface Blog extends TestCore {
  collection(name: string): Collection
}

interface Stored {
  readonly database: Database
  readonly collections: CollectionSet
  close(): Promise<void>
}

/** Databases with the collections and without a record, kept for the next test of this file: making them takes longest. */
const idle = new Map<string, Stored>()

/** Closes what is kept for a next test. */
export async function closeIdleBlogs(): Promise<void> {
  const all = [...idle.values()]
  idle.clear()
  for (const { close } of all) await close()
}

async function storeCollections(engine: TestEngine, names: readonly string[]): Promise<Stored> {
  const { core, close } = await openTestCore(engine)
  await core.inTransaction(async (tx) => {
    await ensureSystemCollections(tx)
    for (const collection of collections.filter(({ name }) => names.includes(String(name)))) await createCollection(tx, collection)
  })
  return { database: core.database, collections: core.collections, close }
}

/**
 * A core with users, posts and what may point to them, or with these of them only; everyone may do everything where a test
 * does not say otherwise.
 */
export async function openBlog(engine: TestEngine, names: readonly string[] = collections.map(({ name }) => String(name))): Promise<Blog> {
  const key = [engine.engine, ...names].join(' ')
  const stored = idle.get(key) ?? (await storeCollections(engine, names))
  idle.delete(key)
  const opened = createTestCore(stored)
  const { core } = opened
  return {
    ...opened,
    collection: (name) => collectionNamed(core, name),
    async close() {
      await opened.close()
      if (core.collections !== stored.collections || core.settings !== defaultSettings) return stored.close()
      await deleteRecords(core)
      idle.set(key, stored)
    },
  }
}

async function deleteRecords({ database, collections: { all } }: Core): Promise<void> {
  const tables = all.filter(({ type }) => type !== 'view').map(({ name }) => name)
  await database.transaction(async (tx) => {
    for (const table of tables) await sql`DELETE FROM ${sql.id(table)}`.execute(tx)
  })
}

function collectionNamed(core: Core, name: string): Collection {
  const collection = core.collections.find(name)
  if (!collection) throw new Error(`There is no collection ${name}`)
  return collection
}

/** A file of plain text, as an upload brings it. */
export function textFile(name: string, text = 'test'): NewFile {
  const bytes = new TextEncoder().encode(text)
  return { name, originalName: name, size: bytes.byteLength, mimeType: 'text/plain', bytes }
}
