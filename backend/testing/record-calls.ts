import { afterEach, beforeEach, expect } from 'vitest'
import { recordEndpoints } from '../apis/records.ts'
import { updateCollection } from '../core/collections/save.ts'
import { idOf, type StoredRecord } from '../core/model/record.ts'
import { findRecord, type Values } from '../core/query/table.ts'
import { createRecord } from '../core/records/save.ts'
import { type Blog, openBlog } from './blog.ts'
import { callEndpoint, type TestCall } from './call.ts'

export const password = '12345678'
export const login = { password, email: 'a@example.com' }

/** A new blog for each test of the file, and what its tests do with records, past the contract and by it. */
export function useRecordCalls(engine: Parameters<typeof openBlog>[0]) {
  let blog: Blog
  beforeEach(async () => {
    blog = await openBlog(engine)
  })
  afterEach(async () => {
    expect(blog.errors).toEqual([])
    await blog.close()
  })
  const create = (name: string, values: Values) => createRecord(blog.core, { collection: blog.collection(name), values })
  return {
    core: () => blog.core,
    collection: (name: string) => blog.collection(name),
    call: (method: TestCall['method'], path: string, sent: Omit<TestCall, 'method' | 'url'> = {}) =>
      callEndpoint(blog.core, recordEndpoints, { method, url: `/api/collections/${path}`, ...sent }),
    create,
    superuser: () => create('_superusers', { ...login, email: 'root@example.com' }),
    stored: async (record: StoredRecord) => (await findRecord(blog.core, record.collection, idOf(record)))?.values,
    setRules: (name: string, rules: Values) => updateCollection(blog.core, blog.collection(name), rules),
  }
}
