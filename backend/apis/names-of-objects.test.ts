import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Admin, openAdmin } from '../testing/admin.ts'
import { everyDatabase } from '../testing/databases.ts'

/** What every object of JavaScript knows without having it. */
const inherited = ['constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf', '__defineGetter__', '__lookupSetter__']

const shared = Reflect.ownKeys(Object.prototype)
const texts = inherited.map((name) => ({ name, type: 'text' }))
const all = Object.fromEntries(inherited.map((name) => [name, `value of ${name}`]))

/** With `__proto__` as a key of its own, as only JSON makes it. */
const withProto = (value: unknown) => JSON.parse(`{"__proto__":${JSON.stringify(value)}}`)

describe.each(everyDatabase)('$engine', (engine) => {
  let admin: Admin
  const made = async (collection: string, values: unknown) => (await admin.ask('POST', `collections/${collection}/records`, values)).json
  beforeAll(async () => {
    admin = await openAdmin(engine)
    for (const name of inherited) expect((await admin.ask('POST', 'collections', { name, fields: texts })).json).toMatchObject({ name })
  })
  afterAll(async () => {
    expect(Reflect.ownKeys(Object.prototype)).toEqual(shared)
    expect(admin.errors).toEqual([])
    await admin.close()
  })

  test.each(inherited)('a collection %s holds fields of such names like any other', async (name) => {
    const path = `collections/${name}/records`
    const [whole, empty] = [await made(name, all), await made(name, {})]
    expect(whole).toMatchObject({ ...all, collectionName: name })
    for (const field of inherited) expect(empty).toHaveProperty(field, '')
    expect((await admin.ask('GET', `${path}/${whole.id}`)).json).toEqual(whole)
    expect((await admin.ask('PATCH', `${path}/${whole.id}`, { toString: 'x' })).json).toMatchObject({ ...all, toString: 'x' })
    const found = await admin.ask('GET', `${path}?filter=${encodeURIComponent("toString = 'x' && constructor ~ 'value'")}&sort=-valueOf,prototype`)
    expect(found.json.items.map(({ id }: { id: string }) => id)).toEqual([whole.id])
    const picked = await admin.ask('GET', `${path}?sort=-constructor&fields=constructor,toString,hasOwnProperty`)
    expect(picked.json.items.map(Object.keys)).toEqual([
      ['constructor', 'hasOwnProperty', 'toString'],
      ['constructor', 'hasOwnProperty', 'toString'],
    ])
    expect((await admin.ask('DELETE', `${path}/${whole.id}`)).status).toBe(204)
    expect((await admin.ask('DELETE', `collections/${name}/truncate`)).status).toBe(204)
    expect((await admin.ask('GET', path)).json).toMatchObject({ totalItems: 0, items: [] })
  })

  test('numbers, lists, JSON, files and relations of such names are added to, expanded and kept', async () => {
    const fields = [
      { name: 'constructor', type: 'relation', collectionId: (await admin.ask('GET', 'collections/toString')).json.id, maxSelect: 5 },
      { name: 'toString', type: 'number' },
      { name: 'valueOf', type: 'json' },
      { name: 'prototype', type: 'file', maxSelect: 2 },
      { name: 'hasOwnProperty', type: 'select', values: ['a', 'b'], maxSelect: 2 },
    ]
    await admin.ask('POST', 'collections', { name: 'kinds', fields })
    const [one, other] = [await made('toString', all), await made('toString', {})]
    const form = new FormData()
    form.append('constructor', one.id)
    form.append('toString', '3')
    form.append('valueOf', '{"__proto__":{"polluted":true},"constructor":1}')
    form.append('prototype', new File(['Moin'], 'moin.txt'))
    form.append('hasOwnProperty', 'a')
    const { id, prototype } = await made('kinds', form)
    expect(prototype).toHaveLength(1)
    const path = `collections/kinds/records/${id}`
    await admin.ask('PATCH', path, { 'toString+': 4, 'constructor+': other.id, 'hasOwnProperty+': ['b'], '+prototype': [] })
    const { json, text } = await admin.ask('GET', `${path}?expand=constructor`)
    expect(json).toMatchObject({ toString: 7, constructor: [one.id, other.id], hasOwnProperty: ['a', 'b'], prototype })
    expect(text).toContain('"valueOf":{"__proto__":{"polluted":true},"constructor":1}')
    expect(json.expand.constructor).toMatchObject([all, { id: other.id }])
    const back = await admin.ask('GET', `collections/toString/records/${one.id}?expand=kinds_via_constructor`)
    expect(back.json.expand.kinds_via_constructor).toMatchObject([{ id }])
    expect((await admin.fetch('GET', `files/kinds/${id}/${prototype[0]}`)).status).toBe(200)
  })

  test('what is wrong with such a field is said under its name', async () => {
    await admin.ask('POST', 'collections', { name: 'strict', fields: texts.map((field) => ({ ...field, required: true })) })
    const { status, json } = await admin.ask('POST', 'collections/strict/records', {})
    expect(status).toBe(400)
    expect(Object.keys(json.data).sort()).toEqual([...inherited].sort())
  })

  test('rules know such names of body, query and other collections only when they were sent or stored', async () => {
    const createRule = "@request.body.toString:isset = false && @request.query.constructor = '' && @request.headers.valueof = ''"
    await admin.ask('POST', 'collections', { name: 'ruled', fields: texts, createRule, viewRule: "@collection.constructor.toString ?= 'key'" })
    const asGuest = { token: null }
    const created = await admin.ask('POST', 'collections/ruled/records', { constructor: 'a' }, asGuest)
    expect([created.status, created.json.constructor]).toEqual([200, 'a'])
    expect((await admin.ask('POST', 'collections/ruled/records', { toString: 'a' }, asGuest)).status).toBe(400)
    const path = `collections/ruled/records/${created.json.id}`
    expect((await admin.ask('GET', path, undefined, asGuest)).status).toBe(404)
    await made('constructor', { toString: 'key' })
    expect((await admin.ask('GET', path, undefined, asGuest)).status).toBe(200)
  })

  test('such collections are exported, taken in again, written by a batch and shown by a view', async () => {
    const { json } = await admin.ask('GET', 'collections?perPage=500')
    const own = json.items.filter(({ name }: { name: string }) => inherited.includes(name))
    expect(own).toHaveLength(inherited.length)
    expect((await admin.ask('PUT', 'collections/import', { collections: own })).status).toBe(204)
    await admin.ask('PATCH', 'settings', { batch: { enabled: true } })
    const requests = inherited.map((name) => ({ method: 'POST', url: `/api/collections/${name}/records`, body: { toString: 'batch' } }))
    const batch = await admin.ask('POST', 'batch', { requests })
    expect(batch.json.map(({ body }: { body: { collectionName: string } }) => body.collectionName)).toEqual(inherited)
    const viewQuery = 'select id, "constructor", "toString" as "valueOf" from "constructor"'
    expect((await admin.ask('POST', 'collections', { name: 'hasOwn', type: 'view', viewQuery })).status).toBe(200)
    const shown = await admin.ask('GET', `collections/hasOwn/records?filter=${encodeURIComponent("valueOf = 'batch'")}`)
    expect(shown.json.items).toMatchObject([{ constructor: '', valueOf: 'batch' }])
  })

  describe('__proto__', () => {
    test.each(['__proto__', '__PROTO__'])('as the name %s of a collection or a field is refused', async (name) => {
      const collection = await admin.ask('POST', 'collections', { name, fields: texts })
      expect([collection.status, collection.json.data.name.code]).toEqual([400, 'validation_not_in_invalid'])
      const field = await admin.ask('POST', 'collections', { name: 'held', fields: [{ name, type: 'json' }] })
      expect([field.status, field.json.data.fields[1].name.code]).toEqual([400, 'validation_not_in_invalid'])
      const renamed = await admin.ask('PATCH', 'collections/prototype', { name })
      expect([renamed.status, renamed.json.data.name.code]).toEqual([400, 'validation_not_in_invalid'])
      const imported = await admin.ask('PUT', 'collections/import', { collections: [{ name, type: 'base', fields: texts }] })
      expect(imported.status).toBe(400)
      const view = await admin.ask('POST', 'collections', {
        name: 'looks',
        type: 'view',
        viewQuery: `select id, "constructor" as "${name}" from "constructor"`,
      })
      expect(view.status).toBe(400)
      expect((await admin.ask('GET', `collections/${name}`)).status).toBe(404)
    })

    test.each([[{ polluted: true }], ['x'], [null]])('sent as a key with %j changes nothing', async (value) => {
      const created = await made('constructor', withProto(value))
      expect(created).toMatchObject({ toString: '', collectionName: 'constructor' })
      expect(Object.keys(created)).not.toContain('__proto__')
      expect((await admin.ask('PATCH', `collections/constructor/records/${created.id}`, withProto(value))).status).toBe(200)
      expect((await admin.ask('PATCH', 'settings', withProto(value))).status).toBe(200)
      expect(Reflect.get({}, 'polluted')).toBeUndefined()
    })
  })
})
