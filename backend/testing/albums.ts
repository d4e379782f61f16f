import { readdirSync } from 'node:fs'
import { createApp } from '../apis/app.ts'
import { endpoints } from '../apis/endpoints.ts'
import { createCollection } from '../core/collections/save.ts'
import type { NewFile } from '../core/fields/field-type.ts'
import { idOf, type StoredRecord } from '../core/model/record.ts'
import { createRecord } from '../core/records/save.ts'
import { type Blog, openBlog } from './blog.ts'
import type { TestEngine } from './databases.ts'

const albums = {
  ...{ listRule: '', viewRule: '', createRule: '', updateRule: '', deleteRule: '' },
  id: 'albums_id',
  name: 'albums',
  fields: [
    { type: 'file', name: 'cover', thumbs: ['70x50', '70x50t', '70x50b', '70x50f', '0x50', '70x0'] },
    { type: 'file', name: 'pages', maxSelect: 5 },
    { type: 'file', name: 'contract', protected: true },
  ],
}

export interface Albums extends Blog {
  create(collection: string, values: Readonly<Record<string, unknown>>, files?: Readonly<Record<string, readonly NewFile[]>>): Promise<StoredRecord>
  /** Asks for a path below `/api/files/`, and has read the answer. */
  get(path: string, init?: RequestInit): Promise<Response>
  /** The same with the answer's body still to come. */
  begin(path: string, init?: RequestInit): Promise<Response>
  /** The names of all files that are stored. */
  stored(): readonly string[]
}

/** The blog with a collection of files, behind all of its endpoints. */
export async function openAlbums(engine: TestEngine): Promise<Albums> {
  const blog = await openBlog(engine)
  await createCollection(blog.core, albums)
  const app = createApp({ core: blog.core, endpoints, onError: () => undefined })
  const begin: Albums['begin'] = async (path, init) => app.fetch(new Request(`http://test/api/files/${path}`, init), { peer: '127.0.0.1' })
  return {
    ...blog,
    create: (collection, values, files = {}) => createWithFiles(blog, { collection, values, files }),
    begin,
    async get(path, init) {
      const answer = await begin(path, init)
      return answer.body ? new Response(await answer.arrayBuffer(), answer) : answer
    },
    stored: () => filesIn(blog.folder),
  }
}

interface Sent {
  readonly collection: string
  readonly values: Readonly<Record<string, unknown>>
  readonly files: Readonly<Record<string, readonly NewFile[]>>
}

function createWithFiles(blog: Blog, { collection, values, files }: Sent): Promise<StoredRecord> {
  const names = Object.fromEntries(Object.entries(files).map(([field, list]) => [field, list.map(({ name }) => name)]))
  return createRecord(blog.core, { collection: blog.collection(collection), values: { ...values, ...names }, files: new Map(Object.entries(files)) })
}

/** Without the sidecars that hold what is known of a file. */
function filesIn(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.flatMap((entry) => (entry.isFile() && !entry.name.endsWith('.attrs') ? [entry.name] : [])).sort()
}

/** The path of a record's file below `/api/files/`. */
export function pathOf(record: StoredRecord, name: string): string {
  return `${record.collection.name}/${idOf(record)}/${name}`
}
