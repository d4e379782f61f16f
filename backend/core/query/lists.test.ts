import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase, type TestDatabase } from '../../testing/databases.ts'
import { insertRow, testAuthCollection, testCollection, testCore, testRequest } from '../../testing/tables.ts'
import type { Core } from '../model/core.ts'
import { listRecords } from './lists.ts'

const posts = testCollection('posts', [
  { name: 'title', type: 'text' },
  { name: 'rank', type: 'number' },
  { name: 'active', type: 'bool' },
  { name: 'tags', type: 'select', maxSelect: 5 },
  { name: 'author', type: 'relation', collectionId: 'id_users' },
  { name: 'readers', type: 'relation', collectionId: 'id_users', maxSelect: 9 },
  { name: 'data', type: 'json' },
  { name: 'place', type: 'geoPoint' },
  { name: 'secret', type: 'text', hidden: true },
  { name: 'created', type: 'autodate' },
])
const users = testAuthCollection('users', [
  { name: 'name', type: 'text' },
  { name: 'score', type: 'number' },
  { name: 'roles', type: 'select', maxSelect: 3 },
])

describe.each(everyDatabase)('$engine', ({ open }) => {
  let opened: TestDatabase
  let core: Core
  const ids = async (filter: string, rest = {}) => {
    const options = { collection: posts, request: testRequest(), page: 1, perPage: 100, skipTotal: false, trusted: true, filter, ...rest }
    return (await listRecords(core, options)).rows.map((row) => row.id).join('')
  }

  beforeAll(async () => {
    opened = await open()
    core = await testCore(opened.database, [posts, users])
    await insertRow(core, 'users', { id: 'u', name: 'Ulla', score: 5, email: 'u@x.de', emailVisibility: true, roles: '["admin","staff"]' })
    await insertRow(core, 'users', { id: 'v', name: 'Veit', score: 7, email: 'v@x.de', roles: '["staff"]' })
    const post = (id: string, row: object) => insertRow(core, 'posts', { id, ...row })
    await post('a', {
      title: 'Apfel',
      rank: 1,
      active: true,
      tags: '["red","green"]',
      author: 'u',
      readers: '["u","v"]',
      data: '{"n":5,"s":"5","l":[1,"x"],"b":true}',
      created: '2026-01-01 00:00:00.000Z',
    })
    await post('b', {
      title: 'birne 100%',
      rank: 2.5,
      tags: '["green"]',
      author: 'v',
      readers: '["v"]',
      data: '"text"',
      place: '{"lon":10,"lat":53.5}',
      created: '2026-02-01 00:00:00.000Z',
    })
    await post('c', { title: '', rank: 10, active: true, secret: 'x', data: null, created: '2026-03-01 00:00:00.000Z' })
  })
  afterAll(() => opened.close())

  test.each([
    ["title = 'Apfel'", 'a'],
    ["title != 'Apfel'", 'bc'],
    ['title = ""', 'c'],
    ['title = null', 'c'],
    ["title ~ 'aP'", 'a'],
    ["title ~ '0%'", ''],
    ["title ~ 'birne%'", 'b'],
    [String.raw`title ~ '0\%'`, 'b'],
    ["title !~ 'Apfel'", 'bc'],
    ['rank > 1 && rank <= 10', 'bc'],
    ["rank = '2.5'", 'b'],
    ['rank = 1 || rank = 10 && active = false', 'a'],
    ['active = true', 'ac'],
    ['active != true', 'b'],
    ["author.name = 'Ulla'", 'a'],
    ["author.name = ''", 'c'],
    ["readers.name ?= 'Ulla'", 'a'],
    ["readers.name = 'Veit'", 'b'],
    ["readers.name != ''", 'ab'],
    ["tags:each = 'green'", 'b'],
    ["tags:each ?= 'green'", 'ab'],
    ['tags:length = 2', 'a'],
    ['tags:length = 0', 'c'],
    ['data.n = 5', 'a'],
    ["data.s = '5'", 'a'],
    ['data.s = 5', ''],
    ['data.l.1 = "x"', 'a'],
    ['data.b = true', 'a'],
    ['data = "text"', 'b'],
    ['data = null', 'c'],
    ['place.lon = 10', 'b'],
    ['geoDistance(place.lon, place.lat, 10, 53.5) < 1', 'b'],
    ["strftime('%Y-%m', created) = '2026-02'", 'b'],
    ["@collection.users.name ?= title || title ~ 'apf'", 'a'],
    ['created > @monthStart', ''],
    ['created < @yesterday', 'abc'],
    ['title:lower = "apfel"', 'a'],
  ])('%s finds %j', async (filter, expected) => {
    expect(await ids(filter)).toBe(expected)
  })

  test('finds each record once, sorted by what was joined', async () => {
    expect(await ids('readers.score ?> 0', { sort: '-readers.score,title' })).toBe('ab')
    expect(await ids('readers.score ?> 0', { sort: 'readers.score' })).toBe('ab')
    expect(await ids('rank > 0', { sort: '-rank' })).toBe('cba')
    expect(await ids('rank > 0', { sort: 'author.name' })).toBe('cab')
  })
})
