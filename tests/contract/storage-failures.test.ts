import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '../../backend/apis/app.ts'
import { endpoints } from '../../backend/apis/endpoints.ts'
import { discardRest } from '../../backend/core/files/record-files.ts'
import type { Core } from '../../backend/core/model/core.ts'
import { closeCore, openCore } from '../../backend/core/open-core.ts'
import { type Cable, startCable } from '../support/cable.ts'
import { type S3Server, startS3Server } from '../support/s3-server.ts'
import { placesAboveDialects, type TestPlace } from './places.ts'

const bucket = { bucket: 'files', accessKey: 'KEY1', secret: 'secret' }
const albums = {
  ...{ name: 'albums', type: 'base', listRule: '', viewRule: '', createRule: '', deleteRule: '' },
  fields: [{ name: 'cover', type: 'file' }],
}
const REST_MS = 30_000
const clock = performance.now.bind(performance)

describe.each(placesAboveDialects)('a bucket that is away, on $engine', ({ make }) => {
  let server: S3Server
  let cable: Cable
  let place: TestPlace
  let core: Core
  let errors: unknown[]
  beforeEach(async () => {
    errors = []
    server = await startS3Server(bucket)
    cable = await startCable({ host: '127.0.0.1', port: Number(new URL(server.url).port) })
    place = await make()
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await closeCore(core)
    await place.remove()
    cable.close()
    await server.close()
  })

  async function open() {
    core = await openCore({
      dataDir: place.env.DATA_DIR ?? '',
      databaseUrl: place.env.DATABASE_URL,
      s3: { ...bucket, enabled: true, endpoint: `http://127.0.0.1:${cable.port}`, region: 'eu-central-1', forcePathStyle: true },
      collections: [albums],
      now: () => new Date(),
      onError: (error) => errors.push(error),
    })
    const app = createApp({ core, endpoints, onError: (error) => errors.push(error) })
    const send = (path: string, init?: RequestInit) => app.fetch(new Request(`http://localhost${path}`, init), { peer: '127.0.0.1' })
    const create = (...covers: readonly string[]) => {
      const form = new FormData()
      for (const text of covers) form.set('cover', new File([text], 'cover.txt'))
      if (covers.length === 0) form.set('nothing', '')
      return send('/api/collections/albums/records', { method: 'POST', body: form })
    }
    const list = async () => (await (await send('/api/collections/albums/records')).json()).items
    const download = ({ id, cover }: { id: string; cover: string }) => send(`/api/files/albums/${id}/${cover}`)
    return { send, create, list, download }
  }

  /** Half a minute passes for whoever leaves the bucket alone. */
  function laterBy(milliseconds: number) {
    vi.spyOn(performance, 'now').mockImplementation(() => clock() + milliseconds)
  }

  const unavailable = { data: {}, message: expect.stringMatching(/^[A-Z].*\.$/), status: 503 }

  it('keeps nobody from starting, stores no record without its file, and holds up nothing that needs no file', async () => {
    cable.cut()
    const { create, list, download } = await open()
    const refused = await create('lost')
    expect([refused.status, await refused.json()]).toEqual([503, unavailable])
    expect(await list()).toEqual([])
    expect((await create()).status).toBe(200)
    cable.mend()
    laterBy(REST_MS)
    const stored = await (await create('kept')).json()
    expect(await (await download(stored)).text()).toBe('kept')
    cable.cut()
    const away = await download(stored)
    expect([away.status, await away.json()]).toEqual([503, unavailable])
    cable.mend()
    laterBy(2 * REST_MS)
    expect(await (await download(stored)).text()).toBe('kept')
    expect(server.objects.size).toBe(1)
  })

  it('loses the files of a record that was deleted meanwhile when it is back, also after a restart', async () => {
    const first = await open()
    const { id } = await (await first.create('personal data')).json()
    cable.cut()
    expect((await first.send(`/api/collections/albums/records/${id}`, { method: 'DELETE' })).status).toBe(204)
    await core.settled()
    expect(errors).toHaveLength(1)
    expect([await first.list(), server.objects.size]).toEqual([[], 1])
    await closeCore(core)
    await open()
    await expect(discardRest(core)).rejects.toThrow()
    cable.mend()
    laterBy(REST_MS)
    await discardRest(core)
    expect(server.objects.size).toBe(0)
    cable.cut()
    await discardRest(core)
  })

  it('that takes connections and says nothing is given up, and then asks nobody to wait for it again', async () => {
    const { create, list } = await open()
    expect((await create('first')).status).toBe(200)
    cable.silence()
    expect((await create('never answered')).status).toBe(503)
    const order: string[] = []
    await Promise.all([
      ...[1, 2, 3, 4].map(async () => order.push(`upload ${(await create('refused at once')).status}`)),
      core.files.find('a/b/c').catch(({ message }) => order.push(message)),
    ])
    expect(order.toSorted()).toEqual(['The storage did not answer a moment ago and is left alone.', ...Array(4).fill('upload 503')])
    expect(await list()).toHaveLength(1)
    expect(server.objects.size).toBe(1)
  }, 60_000)
})
