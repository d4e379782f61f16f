import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runDue } from '../core/cron/scheduler.ts'
import { type LogEntry, storeLogs } from '../core/logs/log.ts'
import { type Admin, openAdmin } from '../testing/admin.ts'
import { testDatabases } from '../testing/databases.ts'

describe.each(testDatabases)('jobs on $engine', (engine) => {
  let admin: Admin
  beforeEach(async () => {
    admin = await openAdmin(engine)
  })
  afterEach(async () => {
    await admin.close()
  })

  test('are listed, own ones first, and run on demand by superusers only', async () => {
    const ran: string[] = []
    for (const id of ['b', 'a']) admin.core.jobs.add({ id, expression: '@daily', run: async () => void ran.push(id) })
    expect((await admin.ask('GET', 'crons')).json).toEqual([
      { id: 'a', expression: '@daily' },
      { id: 'b', expression: '@daily' },
      { id: '__pbLogsCleanup__', expression: '0 */6 * * *' },
      { id: '__pbDBOptimize__', expression: '0 0 * * *' },
      { id: '__pbMFACleanup__', expression: '0 * * * *' },
      { id: '__pbOTPCleanup__', expression: '0 * * * *' },
    ])
    expect((await admin.ask('POST', 'crons/a')).status).toBe(204)
    expect((await admin.ask('POST', 'crons/a', undefined, { token: null })).status).toBe(401)
    expect((await admin.ask('POST', 'crons/c')).status).toBe(404)
    await admin.core.settled()
    expect(ran).toEqual(['a'])
  })

  test('begin in their minute, and not again while they run', async () => {
    const ran: string[] = []
    let finish: () => void = () => undefined
    const finished = new Promise<void>((done) => {
      finish = done
    })
    for (const { id } of admin.core.jobs.list()) admin.core.jobs.remove(id)
    admin.core.jobs.add({ id: 'slow', expression: '30 4 * * *', run: () => Promise.resolve(ran.push('slow')).then(() => finished) })
    admin.core.jobs.add({ id: 'daily', expression: '@daily', run: async () => void ran.push('daily') })
    const running = new Set<string>()
    const tick = (time: string) => runDue(admin.core, { at: new Date(`2026-03-01T${time}Z`), running })
    tick('04:30:00.020')
    tick('04:31:00.000')
    await new Promise((done) => setImmediate(done))
    expect(ran).toEqual(['slow'])
    tick('04:30:59.999')
    finish()
    await admin.core.settled()
    tick('00:00:30.000')
    await admin.core.settled()
    expect(ran).toEqual(['slow', 'daily'])
    expect([...running]).toEqual([])
  })

  test('the server’s own do their work: old logs go, and the others run without an error', async () => {
    const entry = (id: string, created: string): LogEntry => ({ id, created, data: {}, message: id, level: 0 })
    const entries = [entry('old', '2025-12-28 03:04:05.000Z'), entry('new', '2025-12-28 03:04:06.000Z')]
    await admin.core.inTransaction((tx) => storeLogs(tx.connection, entries))
    for (const { id } of admin.core.jobs.list()) expect((await admin.ask('POST', `crons/${id}`)).status).toBe(204)
    await admin.core.settled()
    expect((await admin.ask('GET', 'logs')).json.items.map(({ id }: LogEntry) => id)).toEqual(['new'])
    expect(admin.errors).toEqual([])
  })

  test('tell of what fails in them', async () => {
    admin.core.jobs.add({ id: 'broken', expression: '@daily', run: () => Promise.reject(new Error('broken')) })
    await admin.ask('POST', 'crons/broken')
    await admin.core.settled()
    expect(admin.errors).toEqual([new Error('broken')])
  })
})
