import * as fc from 'fast-check'
import type { AuthCollection, Collection } from '../core/model/collection.ts'
import type { Core } from '../core/model/core.ts'
import type { RequestInfo } from '../core/model/record.ts'
import { insertRow, testAuthCollection, testCollection, testRequest } from './tables.ts'

/** Collections with a field of each kind and relations of each kind between them, for random queries. */
const users: AuthCollection = testAuthCollection(
  'users',
  [
    { name: 'name', type: 'text' },
    { name: 'score', type: 'number' },
    { name: 'roles', type: 'select', maxSelect: 3 },
    { name: 'friends', type: 'relation', maxSelect: 9, collectionId: 'id_users' },
  ],
  { listRule: 'verified = true || id = @request.auth.id' },
)
export const posts: Collection = testCollection(
  'posts',
  [
    { name: 'title', type: 'text' },
    { name: 'rank', type: 'number' },
    { name: 'active', type: 'bool' },
    { name: 'tags', type: 'select', maxSelect: 5 },
    { name: 'author', type: 'relation', collectionId: 'id_users' },
    { name: 'readers', type: 'relation', maxSelect: 9, collectionId: 'id_users' },
    { name: 'data', type: 'json' },
    { name: 'place', type: 'geoPoint' },
    { name: 'secret', type: 'text', hidden: true },
    { name: 'created', type: 'autodate' },
  ],
  { listRule: 'active = true' },
)
const notes: Collection = testCollection('notes', [
  { name: 'text', type: 'text' },
  { name: 'post', type: 'relation', collectionId: 'id_posts' },
])
const profiles: Collection = testCollection(
  'profiles',
  [
    { name: 'bio', type: 'text' },
    { name: 'user', type: 'relation', collectionId: 'id_users' },
  ],
  { indexes: ["CREATE UNIQUE INDEX `idx_profiles_user` ON `profiles` (`user`) WHERE `user` != ''"], listRule: null },
)
export const exampleCollections = [users, posts, notes, profiles]

export const texts = fc.constantFrom(
  '',
  'a',
  'A',
  'ab',
  'ä',
  'Ä',
  '5',
  '5.0',
  '05',
  ' 5 ',
  '-1',
  '1',
  '0',
  '10',
  'true',
  'x%y',
  'x_y',
  'a\\',
  '%',
  '[]',
  '["a"]',
  '{}',
  'null',
  '2026-03-10',
)
export const numbers = fc.constantFrom(0, 1, -1, 5, 10, 2.5, -0.5, 1000000, 0.1)
const dates = fc.constantFrom('', '2026-03-10 12:34:56.789Z', '2025-12-31 23:59:59.999Z', '2026-01-01 00:00:00.000Z', '2024-02-29 05:06:07.008Z')
const names = ['u1', 'u2', 'u3', 'u4']
const someOf = (values: readonly string[]) => fc.subarray([...values]).map((chosen) => JSON.stringify(chosen))
const json = fc.oneof(texts, numbers, fc.boolean(), fc.constant(null))
const document = fc.oneof(
  json,
  fc.array(json, { maxLength: 3 }),
  fc.record({ a: json, b: fc.array(json, { maxLength: 2 }), c: fc.record({ d: json }) }, { requiredKeys: [] }),
)
const coordinate = fc.constantFrom(0, 10, 53.5, -120, 179.5)

const userRow = fc.record({
  name: texts,
  score: numbers,
  roles: someOf(['a', 'b', '5']),
  friends: someOf(names),
  email: fc.constantFrom('', 'a@b.c', 'x@y.z'),
  emailVisibility: fc.boolean(),
  verified: fc.boolean(),
})

/** The columns of a random post. */
export const postRow = fc.record({
  title: texts,
  rank: numbers,
  active: fc.boolean(),
  tags: someOf(['a', 'A', 'ab', '5', '']),
  author: fc.constantFrom('', 'gone', ...names),
  readers: someOf([...names, 'gone']),
  data: document.map((value) => (value === null ? null : JSON.stringify(value))),
  place: fc.record({ lon: coordinate, lat: coordinate }).map((value) => JSON.stringify(value)),
  secret: texts,
  created: dates,
})

const rowsArbitrary = fc.record({
  users: fc.array(userRow, { minLength: names.length, maxLength: names.length }),
  posts: fc.array(postRow, { minLength: 12, maxLength: 12 }),
  notes: fc.array(fc.record({ text: texts, post: fc.constantFrom('', 'p0', 'p1', 'p2', 'p3') }), { minLength: 6, maxLength: 6 }),
  profiles: fc.array(fc.record({ bio: texts }), { minLength: 2, maxLength: 2 }),
})

/** Fills the tables of the example with the random rows of a seed. */
export async function insertExample(cores: readonly Core[], seed: number): Promise<void> {
  const [rows] = fc.sample(rowsArbitrary, { seed, numRuns: 1 })
  if (!rows) return
  for (const core of cores) {
    for (const [index, row] of rows.users.entries()) await insertRow(core, 'users', { id: `u${index + 1}`, ...row })
    for (const [index, row] of rows.posts.entries()) await insertRow(core, 'posts', { id: `p${index}`, ...row })
    for (const [index, row] of rows.notes.entries()) await insertRow(core, 'notes', { id: `n${index}`, ...row })
    for (const [index, row] of rows.profiles.entries()) await insertRow(core, 'profiles', { id: `f${index}`, user: `u${index + 1}`, ...row })
  }
}

/** Requests of guests and of users, with bodies for posts. */
export const requestArbitrary: fc.Arbitrary<RequestInfo> = fc
  .record({
    isUser: fc.boolean(),
    query: fc.record({ a: texts, rank: texts }, { requiredKeys: [] }),
    title: fc.option(texts, { nil: undefined }),
    rank: fc.option(numbers, { nil: undefined }),
    lists: fc.option(fc.record({ tags: fc.subarray(['a', 'b', '5']), readers: fc.subarray(names) }), { nil: undefined }),
    author: fc.option(fc.constantFrom('', ...names), { nil: undefined }),
    data: fc.option(document, { nil: undefined }),
  })
  .map(({ isUser, query, title, rank, lists, author, data }) => {
    const sent = Object.entries({ title, rank, author, data, ...lists }).filter(([, value]) => value !== undefined)
    const auth = isUser ? { collection: users, values: { id: 'u1', email: 'a@b.c', verified: true } } : null
    return testRequest({ query, body: Object.fromEntries(sent), headers: { x_y: 'a' }, auth })
  })
