import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../eventually.ts'
import { type NotesBackend, PASSWORD, startNotesBackend } from './notes-backend.ts'
import { type BrowserStage, openChromium, type Stage, stages } from './stages.ts'

const ANN = { email: 'ann@example.org', password: PASSWORD }
/** Its letters take six bytes each in a cookie. */
const LONG = { email: 'long@example.org', password: PASSWORD }

let backend: NotesBackend
beforeAll(async () => {
  backend = await startNotesBackend()
  await backend.signUp(ANN.email, { name: 'Ann' })
  await backend.signUp(LONG.email, { name: 'Ärzte', bio: 'ö'.repeat(700) })
})
afterAll(() => backend.close())

describe.each(stages)('auth stores of the SDK in $name', ({ open }) => {
  let stage: Stage
  beforeAll(async () => {
    stage = await open(backend.url)
  })
  beforeEach(() => stage.reset())
  afterAll(() => stage.close())

  it('are valid until the time in the token, and not without one', async () => {
    const states = await stage.play(async ({ PocketBase, url, getTokenPayload }, { email, password }) => {
      const client = new PocketBase(url)
      const { token } = await client.collection('people').authWithPassword(email, password)
      const { exp } = getTokenPayload(token)
      const clock = Date.now
      const isValidAt = (seconds: number) => {
        Date.now = () => seconds * 1000
        return client.authStore.isValid
      }
      const states = [client.authStore.isValid, isValidAt(exp - 1), isValidAt(exp), isValidAt(exp + 1)]
      Date.now = clock
      client.authStore.save('not.a.token', client.authStore.record)
      const garbled = client.authStore.isValid
      client.authStore.clear()
      return [...states, garbled, client.authStore.isValid, client.authStore.isSuperuser]
    }, ANN)
    expect(states).toEqual([true, true, false, false, false, false, false])
  })

  it('tell whoever listens, until they no longer do', async () => {
    const heard = await stage.play(async ({ PocketBase, url }, { email, password }) => {
      const client = new PocketBase(url)
      const heard: unknown[] = []
      const stop = client.authStore.onChange((token, record) => void heard.push([token !== '', record?.name ?? null]), true)
      await client.collection('people').authWithPassword(email, password)
      client.authStore.clear()
      stop()
      await client.collection('people').authWithPassword(email, password)
      return heard
    }, ANN)
    expect(heard).toEqual([
      [false, null],
      [true, 'Ann'],
      [false, null],
    ])
  })

  it('keep a session in a place that takes its time, one write after the other', async () => {
    const result = await stage.play(async ({ PocketBase, AsyncAuthStore, url }, { email, password }) => {
      const places: string[] = []
      const store = () =>
        new AsyncAuthStore({
          save: async (text) => {
            await new Promise((done) => setTimeout(done, places.length === 0 ? 30 : 0))
            places.push(text)
          },
          initial: Promise.resolve(places.at(-1) ?? ''),
        })
      const first = new PocketBase(url, store())
      await first.collection('people').authWithPassword(email, password)
      await first.collection('people').authRefresh()
      while (places.length < 2) await new Promise((done) => setTimeout(done, 5))
      const second = new PocketBase(url, store())
      while (!second.authStore.isValid) await new Promise((done) => setTimeout(done, 5))
      const { record } = await second.collection('people').authRefresh()
      second.authStore.clear()
      while (places.at(-1) !== '') await new Promise((done) => setTimeout(done, 5))
      return { name: record.name, written: places.map((text) => (text === '' ? '' : JSON.parse(text).record.name)) }
    }, ANN)
    expect(result.name).toBe('Ann')
    expect(result.written.slice(0, 2)).toEqual(['Ann', 'Ann'])
    expect(result.written.at(-1)).toBe('')
  })

  it('go through a cookie and back, which ends with the token', async () => {
    const { cookie, exp, name, isGone } = await stage.play(async ({ PocketBase, BaseAuthStore, url, getTokenPayload }, { email, password }) => {
      const client = new PocketBase(url)
      const { token } = await client.collection('people').authWithPassword(email, password)
      const cookie = client.authStore.exportToCookie()
      const other = new PocketBase(url, new BaseAuthStore())
      other.authStore.loadFromCookie(`first=1; ${cookie}`)
      const { record } = await other.collection('people').authRefresh()
      other.authStore.loadFromCookie('pb_auth=broken')
      return { cookie, exp: getTokenPayload(token).exp, name: record.name, isGone: other.authStore.token === '' }
    }, ANN)
    expect(cookie).toMatch(/^pb_auth=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/)
    expect(Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '')).toBe(exp * 1000)
    expect([name, isGone]).toEqual(['Ann', true])
  })

  it('keep five fields of the record in a cookie that would be larger than 4096 bytes', async () => {
    const { bytes, whole, kept, isValid } = await stage.play(async ({ PocketBase, BaseAuthStore, url }, { email, password }) => {
      const client = new PocketBase(url)
      await client.collection('people').authWithPassword(email, password)
      const cookie = client.authStore.exportToCookie()
      const other = new BaseAuthStore()
      other.loadFromCookie(cookie)
      const whole = encodeURIComponent(JSON.stringify(client.authStore.record)).length
      return { bytes: new Blob([cookie]).size, whole, kept: other.record, isValid: other.isValid }
    }, LONG)
    expect(whole).toBeGreaterThan(4096)
    expect(bytes).toBeLessThanOrEqual(4096)
    expect(kept).toEqual({
      ...{ id: expect.any(String), email: LONG.email, verified: false },
      ...{ collectionId: expect.any(String), collectionName: 'people' },
    })
    expect(isValid).toBe(true)
  })
})

describe('auth stores of the SDK in a browser', () => {
  let stage: BrowserStage
  beforeAll(async () => {
    stage = await openChromium(backend.url)
  })
  beforeEach(() => stage.reset())
  afterAll(() => stage.close())

  const signIn = () =>
    stage.play(async ({ PocketBase, url }, { email, password }) => {
      const { token } = await new PocketBase(url).collection('people').authWithPassword(email, password)
      return token
    }, ANN)
  const storedName = () => stage.play(async ({ PocketBase, url }) => new PocketBase(url).authStore.record?.name ?? 'nobody')

  it('keep the session in local storage over a reload', async () => {
    const token = await signIn()
    expect(await stage.page.evaluate('JSON.parse(localStorage.pocketbase_auth).token')).toBe(token)
    await stage.page.reload()
    await stage.page.waitForFunction('window.stock')
    expect(await storedName()).toBe('Ann')
  })

  it('hear of a sign-in and a sign-out in another tab', async () => {
    await stage.play(async ({ PocketBase, url, tell }) => {
      new PocketBase(url).authStore.onChange((_, record) => tell(record ? `in as ${record.name}` : 'out'))
    })
    const tab = await stage.openTab()
    await tab.evaluate(`new stock.PocketBase(stock.url).collection('people').authWithPassword('${ANN.email}', '${ANN.password}')`)
    await eventually(() => expect(stage.told).toEqual(['in as Ann']))
    await tab.evaluate('new stock.PocketBase(stock.url).authStore.clear()')
    await eventually(() => expect(stage.told).toEqual(['in as Ann', 'out']))
    await tab.close()
  })

  it('make a cookie that the browser takes, also of a large record', async () => {
    const names = await stage.play(
      async ({ PocketBase, BaseAuthStore, url }, accounts) => {
        const names: unknown[] = []
        for (const { email, password } of accounts) {
          const client = new PocketBase(url, new BaseAuthStore())
          await client.collection('people').authWithPassword(email, password)
          // biome-ignore lint/suspicious/noDocumentCookie: the SDK's way
          document.cookie = client.authStore.exportToCookie({ httpOnly: false, secure: false })
          const other = new PocketBase(url, new BaseAuthStore())
          other.authStore.loadFromCookie(document.cookie)
          names.push((await other.collection('people').authRefresh()).record.name)
        }
        return names
      },
      [ANN, LONG],
    )
    expect(names).toEqual(['Ann', 'Ärzte'])
  })
})
