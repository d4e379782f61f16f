import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type LogEntry, storeLogs } from '../core/logs/log.ts'
import { createRequestLog } from '../core/logs/request-log.ts'
import { updateSettings } from '../core/settings/store.ts'
import { type Admin, openAdmin } from '../testing/admin.ts'
import { everyDatabase } from '../testing/databases.ts'

const entry = (id: string, hour: string, status: number): LogEntry => ({
  id,
  created: `2026-01-01 ${hour}:30:00.000Z`,
  data: { status, url: '/a' },
  message: `m ${id}`,
  level: status >= 400 ? 8 : 0,
})

describe.each(everyDatabase)('the log on $engine', (engine) => {
  let admin: Admin
  beforeEach(async () => {
    admin = await openAdmin(engine)
  })
  afterEach(async () => {
    expect(admin.errors).toEqual([])
    await admin.close()
  })

  const ids = async (query: string) => {
    const { status, json } = await admin.ask('GET', `logs?${query}`)
    return status === 200 ? json.items.map(({ id }: LogEntry) => id) : status
  }

  test('is listed by filter and sort, counted by the hour, and read one by one', async () => {
    await admin.core.inTransaction((tx) => storeLogs(tx.connection, [entry('a', '10', 200), entry('b', '10', 404), entry('c', '12', 30)]))
    expect(await ids('sort=-data.status')).toEqual(['b', 'a', 'c'])
    expect(await ids('sort=-created,id')).toEqual(['c', 'a', 'b'])
    expect(await ids('filter=data.status>=200 %26%26 level=0')).toEqual(['a'])
    expect(await ids("filter=message~'m' %26%26 created>'2026-01-01 11'&perPage=1")).toEqual(['c'])
    expect(await ids('filter=other=1')).toBe(400)
    expect(await ids('sort=password')).toBe(400)
    expect((await admin.ask('GET', 'logs/stats?filter=data.status<300')).json).toEqual([
      { date: '2026-01-01 10:00:00.000Z', total: 1 },
      { date: '2026-01-01 12:00:00.000Z', total: 1 },
    ])
    expect((await admin.ask('GET', 'logs/stats?filter=x')).status).toBe(400)
    expect((await admin.ask('GET', 'logs/b')).text).toBe(
      '{"id":"b","created":"2026-01-01 10:30:00.000Z","data":{"status":404,"url":"/a"},"message":"m b","level":8}\n',
    )
    expect((await admin.ask('GET', 'logs/d')).status).toBe(404)
  })

  test('holds requests as far as the settings want: nobody’s address, id or query unless they are asked for', async () => {
    const log = createRequestLog(admin.core)
    const auth = { collection: admin.core.collections.find('_superusers')!, values: { id: 'superuser000001' } }
    const request = { method: 'GET', path: '/api/x', status: 200, milliseconds: 1, auth, clientAddress: '192.0.2.7' }
    log.add(request)
    await updateSettings(admin.core, { logs: { logIP: true, logAuthId: true, minLevel: 8 } })
    log.add({ ...request, path: '/api/too-low' })
    log.add({ ...request, status: 500 })
    await updateSettings(admin.core, { logs: { maxDays: 0 } })
    log.add({ ...request, status: 500 })
    await log.close()
    const { items } = (await admin.ask('GET', 'logs')).json
    const plain = { type: 'request', method: 'GET', url: '/api/x', execTime: 1, auth: '_superusers' }
    expect(items.map(({ data }: LogEntry) => data)).toEqual([
      { ...plain, status: 200 },
      { ...plain, status: 500, userIP: '192.0.2.7', authId: 'superuser000001' },
    ])
    expect(items.map(({ level, message }: LogEntry) => [level, message])).toEqual([
      [0, 'GET /api/x'],
      [8, 'GET /api/x'],
    ])
  })
})
