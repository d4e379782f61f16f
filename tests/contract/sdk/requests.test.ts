import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listen } from './listen.ts'
import { type NotesBackend, ROOT, startNotesBackend } from './notes-backend.ts'
import { type Stage, stages } from './stages.ts'

const MANY = 501

let backend: NotesBackend
let gateway: Awaited<ReturnType<typeof startGateway>>
beforeAll(async () => {
  gateway = await startGateway()
  backend = await startNotesBackend()
  await backend.root.settings.update({ batch: { enabled: true, maxRequests: MANY } })
  await backend.root.collections.create({ ...{ name: 'lines', type: 'base', listRule: '' }, fields: [{ name: 'number', type: 'number' }] })
  await backend.root.collections.create({
    ...{ name: 'papers', type: 'base', viewRule: "@request.auth.id != ''" },
    fields: [{ name: 'paper', type: 'file', maxSelect: 1, protected: true }],
  })
  const batch = backend.root.createBatch()
  for (let number = 0; number < MANY; number += 1) batch.collection('lines').create({ number })
  await batch.send()
})
afterAll(async () => {
  gateway.close()
  await backend.close()
})

describe.each(stages)('the SDK in $name', ({ open }) => {
  let stage: Stage
  beforeAll(async () => {
    stage = await open(backend.url)
  })
  beforeEach(() => stage.reset())
  afterAll(() => stage.close())

  const aborted = { status: 0, isAbort: true, message: expect.stringMatching(/^The request was aborted \(most likely autocancelled;/) }

  it('cancels a request when the next one to the same address comes, which is answered', async () => {
    const refusals = await stage.play(async ({ PocketBase, url, refusalOf }) => {
      const notes = new PocketBase(url).collection('notes')
      return Promise.all([notes.getList(1), notes.getList(2), notes.getList(3)].map(refusalOf))
    })
    expect(refusals).toEqual([expect.objectContaining(aborted), expect.objectContaining(aborted), undefined])
  })

  it('leaves requests alone that have another method, address or key, or none', async () => {
    const refusals = await stage.play(async ({ PocketBase, url, refusalOf }) => {
      const client = new PocketBase(url)
      const notes = client.collection('notes')
      const others = [notes.getList(), notes.create({ text: 'one' }), notes.getList(1, 30, { requestKey: 'mine' }), client.health.check()]
      const keyless = [notes.getList(1, 30, { requestKey: null }), notes.getList(1, 30, { requestKey: null })]
      return Promise.all([...others, ...keyless].map(refusalOf))
    })
    expect(refusals.every((refusal) => refusal === undefined)).toBe(true)
  })

  it('cancels across addresses what was given the same key', async () => {
    const refusals = await stage.play(async ({ PocketBase, url, refusalOf }) => {
      const client = new PocketBase(url)
      const options = { requestKey: 'search' }
      return Promise.all([client.collection('notes').getList(1, 30, options), client.collection('people').getList(1, 30, options)].map(refusalOf))
    })
    expect(refusals).toEqual([expect.objectContaining(aborted), undefined])
  })

  it('cancels nothing once that is switched off', async () => {
    const refusals = await stage.play(async ({ PocketBase, url, refusalOf }) => {
      const notes = new PocketBase(url).autoCancellation(false).collection('notes')
      return Promise.all([notes.getList(1), notes.getList(2)].map(refusalOf))
    })
    expect(refusals).toEqual([undefined, undefined])
  })

  it('cancels a request by its key, or all at once', async () => {
    const refusals = await stage.play(async ({ PocketBase, url, refusalOf }) => {
      const client = new PocketBase(url)
      const notes = client.collection('notes')
      const one = refusalOf(notes.getList(1, 30, { requestKey: 'one' }))
      client.cancelRequest('one')
      const all = [refusalOf(notes.getList()), refusalOf(client.health.check())]
      client.cancelAllRequests()
      return Promise.all([one, ...all])
    })
    expect(refusals).toEqual([1, 2, 3].map(() => expect.objectContaining(aborted)))
  })

  it('reads a full list page after page, 500 at a time when told so, and 1000 by itself', async () => {
    const result = await stage.play(async ({ PocketBase, url }) => {
      const client = new PocketBase(url)
      const pages: unknown[] = []
      client.beforeSend = (address, options) => {
        pages.push([options.query?.page, options.query?.perPage])
        return { url: address, options }
      }
      const some = await client.collection('lines').getFullList({ batch: 500, sort: 'number' })
      const all = await client.collection('lines').getFullList()
      return { pages, last: some.at(-1)?.number, counts: [some.length, all.length] }
    })
    expect(result).toEqual({
      ...{ last: MANY - 1, counts: [MANY, MANY] },
      pages: [
        [1, 500],
        [2, 500],
        [1, 1000],
      ],
    })
  })

  it('lists 30 by itself, and finds the first of a filter, or none', async () => {
    const result = await stage.play(async ({ PocketBase, url, refusalOf }) => {
      const lines = new PocketBase(url).collection('lines')
      const { items, ...page } = await lines.getList()
      const first = await lines.getFirstListItem('number > 99', { sort: 'number' })
      const none = await refusalOf(lines.getFirstListItem('number < 0'))
      return { page, count: items.length, first: first.number, none: [none?.status, none?.message] }
    })
    expect(result).toEqual({
      page: { page: 1, perPage: 30, totalItems: MANY, totalPages: Math.ceil(MANY / 30) },
      ...{ count: 30, first: 100, none: [404, "The requested resource wasn't found."] },
    })
  })

  it('stores files, gives their addresses, changes them, and removes them with their record', async () => {
    const result = await stage.play(async ({ PocketBase, url }) => {
      const client = new PocketBase(url)
      const notes = client.collection('notes')
      const file = (text: string, name: string) => new File([text], name, { type: 'text/plain' })
      const note = await notes.create({ text: 'Grüße', files: [file('one', 'Größe 1.txt'), file('two', 'b.txt')] })
      const read = async (name: string) => {
        // A browser would keep what it has seen for a month.
        const response = await fetch(client.files.getURL(note, name), { cache: 'no-store' })
        return response.ok ? response.text() : response.status
      }
      const texts = await Promise.all(note.files.map(read))
      const other = await notes.update(note.id, { 'files-': note.files[0], 'files+': file('three', 'd.txt') })
      const dropped = await read(note.files[0])
      await notes.delete(note.id)
      return { text: note.text, texts, names: [other.files.length, other.files[0] === note.files[1]], dropped, removed: await read(other.files[1]) }
    })
    expect(result).toEqual({ text: 'Grüße', texts: ['one', 'two'], names: [2, true], dropped: 404, removed: 404 })
  })

  it('reads a protected file with a token of somebody who may see its record', async () => {
    const result = await stage.play(async ({ PocketBase, url }, { email, password }) => {
      const client = new PocketBase(url)
      await client.collection('_superusers').authWithPassword(email, password)
      const record = await client.collection('papers').create({ paper: new File(['for us'], 'paper.txt') })
      const read = async (options = {}) => {
        const response = await fetch(client.files.getURL(record, record.paper, options))
        return response.ok ? response.text() : response.status
      }
      return [await read(), await read({ token: await client.files.getToken() }), await read({ token: 'invented' })]
    }, ROOT)
    expect(result).toEqual([404, 'for us', 404])
  })

  it('writes a batch with files all together, or nothing of it', async () => {
    const result = await stage.play(async ({ PocketBase, url, refusalOf }) => {
      const client = new PocketBase(url)
      const id = () => Array.from({ length: 15 }, () => Math.floor(Math.random() * 10)).join('')
      const [one, other] = [id(), id()]
      const batch = client.createBatch()
      batch.collection('notes').create({ id: one, text: 'created', files: [new File(['a'], 'a.txt'), new File(['b'], 'b.txt')] })
      batch.collection('notes').update(one, { text: 'updated' })
      batch.collection('notes').upsert({ id: other, text: 'upserted' })
      batch.collection('notes').delete(other)
      const answers = await batch.send()
      const note = await client.collection('notes').getOne(one)
      const broken = client.createBatch()
      broken.collection('notes').update(one, { text: 'never' })
      broken.collection('notes').delete('nowhere00000000')
      const refusal = await refusalOf(broken.send())
      const after = await client.collection('notes').getOne(one)
      return { statuses: answers.map(({ status }) => status), text: note.text, files: note.files.length, refusal, after: after.text }
    })
    expect(result).toMatchObject({
      ...{ statuses: [200, 200, 200, 204], text: 'updated', files: 2, after: 'updated' },
      refusal: { status: 400, message: 'Batch transaction failed.', response: { data: { requests: { 1: { code: 'batch_request_failed' } } } } },
    })
  })

  it('refuses with address, status, the answer and its message', async () => {
    const refusal = await stage.play(({ PocketBase, url, refusalOf }) => {
      const password = 'correct horse battery'
      return refusalOf(new PocketBase(url).collection('people').create({ email: 'nobody', password, passwordConfirm: password }))
    })
    expect(refusal).toMatchObject({
      ...{ name: 'ClientResponseError 400', message: 'Failed to create record.', isAbort: false },
      ...{ url: `${backend.url}/api/collections/people/records`, status: 400 },
      response: { status: 400, message: 'Failed to create record.', data: { email: { code: 'validation_is_email', message: expect.any(String) } } },
    })
  })

  it('refuses an empty id before it asks', async () => {
    const refusal = await stage.play(({ PocketBase, url, refusalOf }) => refusalOf(new PocketBase(url).collection('notes').getOne('')))
    expect(refusal).toMatchObject({ status: 404, message: 'Missing required record id.', url: `${backend.url}/api/collections/notes/records/` })
  })

  it('says that something went wrong where no message came: without a server, and behind one that answers in HTML', async () => {
    const refusals = await stage.play(
      async ({ PocketBase, refusalOf }, urls) => Promise.all(urls.map((url) => refusalOf(new PocketBase(url).health.check()))),
      ['http://127.0.0.1:9', gateway.url],
    )
    const nothing = { message: 'Something went wrong.', response: {}, isAbort: false }
    expect(refusals).toEqual([
      expect.objectContaining({ ...nothing, name: 'ClientResponseError 0', status: 0, url: '' }),
      expect.objectContaining({ ...nothing, name: 'ClientResponseError 502', status: 502, url: `${gateway.url}/api/health` }),
    ])
  })
})

/** What stands before a backend and says so in HTML when that is away. */
async function startGateway(): Promise<{ readonly url: string; close(): void }> {
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*', 'content-type': 'text/html' }
  const server = createServer(({ method }, response) => {
    if (method === 'OPTIONS') response.writeHead(204, headers).end()
    else response.writeHead(502, headers).end('<h1>Bad Gateway</h1>')
  })
  return { url: await listen(server), close: () => server.close() }
}
