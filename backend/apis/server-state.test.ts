import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createCore } from '../core/create-core.ts'
import { smtpOfUrl } from '../core/mails/smtp.ts'
import type { Core } from '../core/model/core.ts'
import type { Mailer } from '../core/model/mail.ts'
import type { S3Settings } from '../core/model/settings.ts'
import type { Place } from '../core/model/upkeep.ts'
import { type Admin, asking, openAdmin } from '../testing/admin.ts'
import { testDatabases } from '../testing/databases.ts'

const bucket: S3Settings = {
  ...{ enabled: true, endpoint: 'http://127.0.0.1:1', bucket: 'of-the-environment', region: 'r', forcePathStyle: true },
  ...{ accessKey: 'the key', secret: 'the secret' },
}

describe.each(testDatabases)('the state of the server on $engine', (engine) => {
  let admin: Admin
  beforeEach(async () => {
    admin = await openAdmin(engine)
  })
  afterEach(() => admin.close())

  /** The same application, started with these. */
  async function startedWith({ fixed, ...place }: Place & Pick<Mailer, 'fixed'>): Promise<Admin> {
    const { core } = admin
    const { database, files, mailer, now, collections, settings } = core
    const placed: Core = createCore({
      database,
      files,
      mailer: { ...mailer, fixed },
      now,
      collections,
      settings,
      place,
      onError: (error) => admin.errors.push(error),
    })
    return { ...admin, core: placed, ...(await asking(placed, (error) => admin.errors.push(error))) }
  }

  test('is told to superusers only', async () => {
    await admin.ask('POST', 'collections', { name: 'users', type: 'auth' })
    const account = { email: 'u@example.org', password: '12345678', passwordConfirm: '12345678' }
    const { id } = (await admin.ask('POST', 'collections/users/records', account)).json
    const { token } = (await admin.ask('POST', `collections/users/impersonate/${id}`, { duration: 60 })).json
    expect((await admin.ask('GET', 'server', undefined, { token: null })).status).toBe(401)
    expect((await admin.ask('GET', 'server', undefined, { token: `${admin.token}x` })).status).toBe(401)
    expect((await admin.ask('GET', 'server', undefined, { token })).status).toBe(403)
    expect((await admin.ask('GET', 'server')).status).toBe(200)
  })

  test('says how much of the disk is free, where a folder is known', async () => {
    expect((await admin.ask('GET', 'server')).json).toMatchObject({ engine: engine.engine, disk: null, files: { from: 'folder' } })
    const { disk } = (await (await startedWith({ dataDir: admin.folder })).ask('GET', 'server')).json
    expect(disk.free).toBeGreaterThan(0)
    expect(disk.total).toBeGreaterThanOrEqual(disk.free)
  })

  test('says who carries mails and where files lie, and no secret', async () => {
    expect((await admin.ask('GET', 'server')).json.mail).toEqual({ from: 'nobody', host: '', port: 0 })
    const started = await startedWith({ fixed: smtpOfUrl('smtp://someone:the%20password@mail.example.org:2525'), s3: bucket })
    const { json, text } = await started.ask('GET', 'server')
    expect(json.mail).toEqual({ from: 'environment', host: 'mail.example.org', port: 2525 })
    expect(json.files).toEqual({ from: 'environment', endpoint: bucket.endpoint, bucket: bucket.bucket })
    expect(text).not.toMatch(/the (key|secret|password)/)
    await started.ask('PATCH', 'settings', { smtp: { enabled: true, host: 'other.example.org' }, s3: { ...bucket, bucket: 'of-the-settings' } })
    const later = (await started.ask('GET', 'server')).json
    expect([later.mail.host, later.files]).toEqual(['mail.example.org', { from: 'settings', endpoint: bucket.endpoint, bucket: 'of-the-settings' }])
  })

  test('says how jobs went the last time', async () => {
    const { promise, resolve: end } = Promise.withResolvers<void>()
    admin.core.jobs.add({ id: 'good', expression: '@daily', run: () => promise })
    admin.core.jobs.add({ id: 'bad', expression: '@daily', run: () => Promise.reject(new Error('broken')) })
    const runs = async () => (await admin.ask('GET', 'server')).json.jobs
    expect(await runs()).toEqual({})
    await admin.ask('POST', 'crons/good')
    const began = '2026-01-02 03:04:05.006Z'
    expect(await runs()).toEqual({ good: { began, ended: '', failed: false } })
    await admin.ask('POST', 'crons/bad')
    admin.passTime(2)
    end()
    await admin.core.settled()
    const { good, bad } = await runs()
    expect(good).toEqual({ began, ended: '2026-01-02 03:04:07.006Z', failed: false })
    expect(bad).toMatchObject({ failed: true })
  })

  test('tries the bucket of the environment where the settings name none', async () => {
    const started = await startedWith({ s3: bucket })
    const tried = async (filesystem: string) => (await started.ask('POST', 'settings/test/s3', { filesystem })).json.message
    expect(await tried('storage')).not.toContain('not enabled')
    expect(await tried('backups')).toContain('not enabled')
  })
})
