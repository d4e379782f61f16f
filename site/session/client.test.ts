import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import PocketBase, { ClientResponseError, LocalAuthStore } from 'pocketbase'
import { describe, expect, it } from 'vitest'
import { FIXED_BY_SDK, FULL_LIST_PAGE_SIZE, OAUTH2_NO_CODE, OAUTH2_NO_PROVIDER, OAUTH2_OTHER_STATE } from '../constants.ts'
import { faultOf, isLostLine, reasonOf, waitOf, withWaits } from './client.ts'

describe('why the backend did not do what was asked', () => {
  it.each([
    [400, 'refused'],
    [401, 'expired'],
    [403, 'locked'],
    [404, 'expired'],
    [429, 'too_many'],
    [0, 'offline'],
    [500, 'away'],
    [502, 'away'],
    [503, 'away'],
  ])('is told by the status of the answer: %i is “%s”', (status, fault) => expect(faultOf(new ClientResponseError({ status }))).toBe(fault))

  it('is nothing to tell when the request was cancelled, by the SDK for a newer one or by the browser', () => {
    expect(faultOf(new ClientResponseError({ isAbort: true }))).toBeUndefined()
    expect(faultOf(new ClientResponseError(new DOMException('gone', 'AbortError')))).toBeUndefined()
  })

  it('is a mistake of ours when it is no error of the SDK', () => expect(faultOf(new TypeError('x is undefined'))).toBe('away'))
})

describe('how long to wait after too many tries', () => {
  async function refusedWith(status: number, headers: HeadersInit): Promise<unknown> {
    const client = withWaits(new PocketBase('http://localhost'))
    const fetch = async () => Response.json({ message: 'Too many.', status }, { status, headers })
    return client
      .collection('users')
      .getList(1, 1, { fetch })
      .catch((error: unknown) => error)
  }

  it('is what the answer says', async () => {
    const error = await refusedWith(429, { 'retry-after': '540' })
    expect([faultOf(error), waitOf(error), reasonOf(error)]).toEqual(['too_many', 540, 'Too many.'])
  })

  it('is not known where it says nothing, or something else went wrong', async () => {
    expect(waitOf(await refusedWith(429, {}))).toBeUndefined()
    expect(waitOf(await refusedWith(503, { 'retry-after': '5' }))).toBeUndefined()
    expect(waitOf(new TypeError('x is undefined'))).toBeUndefined()
  })
})

describe('the reason, for the console,', () => {
  it('is what the SDK found wrong itself, before its own message, which then says nothing', () => {
    const error = new ClientResponseError(new Error(FIXED_BY_SDK.realtimeTimedOut))
    expect(error.message).toBe(FIXED_BY_SDK.fallbackMessage)
    expect(reasonOf(error)).toBe('EventSource connect took too long.')
  })

  it('is the message of the answer where there was one, else that something went wrong', () => {
    expect(reasonOf(new ClientResponseError({ status: 400, data: { message: 'Failed to authenticate.' } }))).toBe('Failed to authenticate.')
    expect(reasonOf(new ClientResponseError({ status: 502, data: {} }))).toBe('Something went wrong.')
  })

  it('is the message of any other error', () => expect(reasonOf(new TypeError('x is undefined'))).toBe('x is undefined'))
})

describe('a lost line', () => {
  const { realtimeTimedOut, realtimeFailed } = FIXED_BY_SDK

  it.each([new TypeError('Failed to fetch'), new Error(realtimeTimedOut), new Error(realtimeFailed)])('is “%s”', (original) =>
    expect(isLostLine(new ClientResponseError(original))).toBe(true),
  )

  it.each([OAUTH2_NO_PROVIDER, OAUTH2_OTHER_STATE, OAUTH2_NO_CODE])('is not “%s”', (text) =>
    expect(isLostLine(new ClientResponseError(new Error(text)))).toBe(false),
  )
})

describe('what the SDK fixes by itself', () => {
  const source = readFileSync(fileURLToPath(import.meta.resolve('pocketbase')), 'utf8')

  it('its sentences are in its source', () => {
    const { realtimeTimedOut, realtimeFailed } = FIXED_BY_SDK
    for (const text of [OAUTH2_NO_PROVIDER, OAUTH2_OTHER_STATE, OAUTH2_NO_CODE, realtimeTimedOut, realtimeFailed]) expect(source).toContain(text)
    expect(new ClientResponseError({ status: 500 }).message).toBe(FIXED_BY_SDK.fallbackMessage)
  })

  it('a list has 30 records, a full one as many at once as it is told', async () => {
    const asked: unknown[] = []
    const client = new PocketBase('http://localhost')
    client.beforeSend = (url, options) => {
      asked.push(options.query?.perPage)
      return { url, options: { ...options, fetch: async () => Response.json({ items: [] }) } }
    }
    await client.collection('notes').getList()
    await client.collection('notes').getFullList({ batch: FULL_LIST_PAGE_SIZE })
    expect(asked).toEqual([FIXED_BY_SDK.pageSize, FULL_LIST_PAGE_SIZE])
  })

  it('a session is kept with its token first', () => expect(source).toMatch(/_storageSet\(this\.storageKey,\{token:\w,record:\w\}\)/))

  it('realtime connections are given up and tried again at its own times', () => {
    const { realtime } = new PocketBase('http://localhost')
    expect({
      timeout: Reflect.get(realtime, 'maxConnectTimeout'),
      delays: Reflect.get(realtime, 'predefinedReconnectIntervals'),
      attempts: Reflect.get(realtime, 'maxReconnectAttempts'),
    }).toEqual({
      timeout: FIXED_BY_SDK.realtimeConnectTimeoutMs,
      delays: FIXED_BY_SDK.realtimeReconnectDelaysMs,
      attempts: FIXED_BY_SDK.maxReconnectAttempts,
    })
    expect(source).toMatch(new RegExp(`let (\\w)=${FIXED_BY_SDK.subscriptionRetries};for\\(;this\\.hasUnsentSubscriptions\\(\\)&&\\1>0;\\)`))
  })

  it('a session too large for a cookie keeps five fields of its record', () => {
    const { maxAuthCookieBytes, keptInSmallCookie } = FIXED_BY_SDK
    const kept = Object.fromEntries(keptInSmallCookie.map((name) => [name, 'x']))
    const fieldsWith = (bio: string) => {
      const store = new LocalAuthStore()
      store.save('token', { ...kept, collectionId: 'x', collectionName: 'x', id: 'x', bio })
      const again = new LocalAuthStore()
      const cookie = store.exportToCookie()
      again.loadFromCookie(cookie)
      return { bytes: cookie.length, fields: Object.keys(again.record ?? {}).sort() }
    }
    const without = fieldsWith('').bytes
    expect(fieldsWith('x'.repeat(maxAuthCookieBytes - without)).fields).toContain('bio')
    expect(fieldsWith('x'.repeat(maxAuthCookieBytes - without + 1)).fields).toEqual([...keptInSmallCookie].sort())
  })

  it('its popup is no larger than this', () => {
    const [width, height] = FIXED_BY_SDK.maxPopup
    expect(source).toMatch(new RegExp(`let \\w=${width},\\w=${height},\\w=window\\.innerWidth`))
  })
})
