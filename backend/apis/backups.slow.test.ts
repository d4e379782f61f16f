import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync, zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { BackupFile } from '../core/backups/backup-files.ts'
import type { ShownAudit } from '../core/logs/audit-log.ts'
import { checkAudit } from '../core/logs/check-audit.ts'
import type { Core } from '../core/model/core.ts'
import { closeCore, openCore } from '../core/open-core.ts'
import { type Asking, asking, openAdmin } from '../testing/admin.ts'
import { everyDatabase } from '../testing/databases.ts'

const notes = {
  name: 'notes',
  type: 'base',
  viewRule: '',
  fields: [
    { name: 'text', type: 'text' },
    { name: 'file', type: 'file' },
  ],
}

describe('backups of the embedded database', () => {
  let dataDir: string
  let core: Core
  let admin: Asking
  let errors: unknown[]
  let time: number
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'backend-backups-'))
    errors = []
    time = Date.parse('2026-01-02T03:04:05.006Z')
    core = await openCore({ dataDir, collections: [notes], now: () => new Date(time), onError: (error) => errors.push(error) })
    admin = await asking(core, (error) => errors.push(error))
  })
  afterEach(async () => {
    await closeCore(core)
    rmSync(dataDir, { recursive: true, force: true })
  })

  const keys = async () => (await admin.ask('GET', 'backups')).json.map(({ key }: BackupFile) => key)
  const download = async (key: string) => {
    const { token } = (await admin.ask('POST', 'files/token')).json
    return admin.fetch('GET', `backups/${key}?token=${token}`, undefined, { token: null })
  }
  const upload = (name: string, bytes: Uint8Array<ArrayBuffer>) => {
    const form = new FormData()
    form.set('file', new File([bytes], name))
    return admin.ask('POST', 'backups/upload', form)
  }
  const write = async (text: string) => {
    const form = new FormData()
    form.set('text', text)
    form.set('file', new File([`file of ${text}`], `${text}.txt`))
    return (await admin.ask('POST', 'collections/notes/records', form)).json
  }
  const fileOf = ({ id, file }: { readonly id: string; readonly file: string }) => admin.fetch('GET', `files/notes/${id}/${file}`)
  const restore = async (key: string) => {
    const { status } = await admin.ask('POST', `backups/${key}/restore`)
    await core.settled()
    return status
  }
  const leftovers = () => readdirSync(dataDir).filter((name) => name.startsWith('.'))

  test('bring their operators’ log along, which then says by whom it was put back and what it has replaced', async () => {
    await admin.ask('POST', 'backups', { name: 'first.zip' })
    await download('first.zip')
    await write('gone')
    const { last } = await checkAudit(core)
    expect(await restore('first.zip')).toBe(204)
    const log = (await admin.ask('GET', 'collections/_audit/records?sort=seq')).json.items
    expect(log.map(({ action, target }: ShownAudit) => `${action} ${target}`)).toEqual(['create backup first.zip', 'restore backup first.zip'])
    expect(log[1]).toMatchObject({ email: 'root@example.org', changes: [{ name: 'chain', before: `${last?.hash}@3` }] })
    await admin.ask('DELETE', 'backups/first.zip')
    expect(await checkAudit(core)).toMatchObject({ rows: 3, broken: undefined, last: { action: 'delete', target: 'backup first.zip' } })
    expect(errors).toEqual([])
  })

  test('are made, downloaded, sent in again and put back: records, files, collections and settings, and nothing newer', async () => {
    const kept = await write('kept')
    await admin.ask('PATCH', 'settings', { meta: { appName: 'Before' } })
    expect((await admin.ask('POST', 'backups', { name: 'first.zip' })).status).toBe(204)
    const zip = new Uint8Array(await (await download('first.zip')).arrayBuffer())
    const files = unzipSync(zip)
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['data.db', 'auxiliary.db', 'storage/']))
    expect(Object.entries(files).filter(([name, bytes]) => name.endsWith(kept.file) && strFromU8(bytes) === 'file of kept')).toHaveLength(1)

    await admin.ask('DELETE', `collections/notes/records/${kept.id}`)
    const newer = await write('newer')
    await admin.ask('PATCH', 'collections/notes', { fields: [...notes.fields, { name: 'extra', type: 'number' }] })
    await admin.ask('PATCH', 'settings', { meta: { appName: 'After' } })
    await admin.ask('DELETE', 'backups/first.zip')
    expect((await upload('again.zip', zip)).status).toBe(204)

    expect(await restore('again.zip')).toBe(204)
    expect(errors).toEqual([])
    expect((await admin.ask('GET', 'collections/notes/records')).json).toMatchObject({ totalItems: 1, items: [kept] })
    expect((await admin.ask('GET', 'collections/notes')).json.fields.map(({ name }: { name: string }) => name)).toEqual(['id', 'text', 'file'])
    expect((await admin.ask('GET', 'settings')).json.meta.appName).toBe('Before')
    expect(await (await fileOf(kept)).text()).toBe('file of kept')
    expect((await fileOf(newer)).status).toBe(404)
    expect(readdirSync(join(dataDir, 'storage'), { recursive: true }).filter((name) => String(name).includes('newer'))).toEqual([])
    const after = await write('after')
    expect(await (await fileOf(after)).text()).toBe('file of after')
    expect(leftovers()).toEqual([])

    await closeCore(core)
    core = await openCore({ dataDir, collections: [notes], now: () => new Date(time), onError: (error) => errors.push(error) })
    admin = await asking(core, (error) => errors.push(error))
    expect((await admin.ask('GET', 'collections/notes/records')).json.items.map(({ text }: { text: string }) => text)).toEqual(['kept', 'after'])
  })

  test('have a name that is free, safe and short', async () => {
    const create = (name: string) => admin.ask('POST', 'backups', { name })
    expect((await create('a.zip')).status).toBe(204)
    expect((await create('a.zip')).json.data).toMatchObject({ name: { code: 'validation_backup_name_exists' } })
    for (const name of ['../a.zip', 'A.zip', 'a.tar', '.zip']) {
      expect((await create(name)).json.data, name).toMatchObject({ name: { code: 'validation_match_invalid' } })
    }
    expect((await create(`${'a'.repeat(150)}.zip`)).json.data).toMatchObject({ name: { code: 'validation_length_out_of_range' } })
    expect((await admin.ask('POST', 'backups')).status).toBe(204)
    expect(await keys()).toEqual(['a.zip', 'pb_backup_acme_20260102030405.zip'])
    for (const key of ['..%2Fdata.db', '.a.zip', 'missing.zip']) {
      expect((await admin.ask('DELETE', `backups/${key}`)).status, key).toBe(400)
      expect((await admin.ask('POST', `backups/${key}/restore`)).status, key).toBe(400)
      expect((await download(key)).status, key).toBe(404)
    }
  })

  test('are worked on one at a time', async () => {
    const both = await Promise.all([admin.ask('POST', 'backups', { name: 'a.zip' }), admin.ask('POST', 'backups', { name: 'b.zip' })])
    expect(both.map(({ status }) => status).sort()).toEqual([204, 400])
    const [key] = await keys()
    const end = core.backups?.begin(key)
    expect((await admin.ask('GET', 'health')).json.data.canBackup).toBe(false)
    expect((await admin.ask('DELETE', `backups/${key}`)).status).toBe(400)
    expect((await admin.ask('POST', `backups/${key}/restore`)).status).toBe(400)
    end?.()
    expect((await admin.ask('DELETE', `backups/${key}`)).status).toBe(204)
    expect(await keys()).toEqual([])
  })

  test('are taken as zips only, and put back only when they hold a whole database of this backend', async () => {
    const text = new TextEncoder().encode('no zip')
    expect((await upload('a.zip', text)).json.data).toMatchObject({ file: { code: 'validation_invalid_mime_type' } })
    expect((await admin.ask('POST', 'backups/upload', { file: 'x' })).json).toMatchObject({ status: 400, data: {} })
    expect((await admin.ask('POST', 'backups/upload', 'cut off', { headers: { 'content-type': 'multipart/form-data; boundary=x' } })).status).toBe(
      400,
    )
    expect((await upload('../a.zip', new Uint8Array(zipSync({})))).status).toBe(204)
    expect(await keys()).toEqual(['a.zip'])
    expect((await upload('a.zip', new Uint8Array(zipSync({})))).json.data).toMatchObject({ file: { code: 'validation_backup_name_exists' } })
    expect((await admin.ask('POST', 'backups/upload', new FormData())).json.data).toMatchObject({ file: { code: 'validation_required' } })
    await upload('empty.zip', new Uint8Array(zipSync({ 'readme.txt': text })))
    expect(await restore('empty.zip')).toBe(400)
    await upload('broken.zip', new Uint8Array(zipSync({ 'data.db': text, 'storage/a/b/c.txt': text })))
    const note = await write('note')
    expect(await restore('broken.zip')).toBe(204)
    expect(errors).toEqual([expect.objectContaining({ message: 'file is not a database' })])
    expect((await admin.ask('GET', 'collections/notes/records')).json).toMatchObject({ totalItems: 1 })
    expect(await (await fileOf(note)).text()).toBe('file of note')
    expect((await admin.ask('POST', 'backups', { name: 'after.zip' })).status).toBe(204)
    expect(leftovers()).toEqual([])
  })

  test('are made by the clock when the settings want it, and the newest of those are kept', async () => {
    await admin.ask('POST', 'backups', { name: 'own.zip' })
    await admin.ask('PATCH', 'settings', { backups: { cron: '0 3 * * *', cronMaxKeep: 2 } })
    expect((await admin.ask('GET', 'crons')).json).toContainEqual({ id: '__pbAutoBackup__', expression: '0 3 * * *' })
    for (let count = 0; count < 3; count += 1) {
      time += 1000
      expect((await admin.ask('POST', 'crons/__pbAutoBackup__')).status).toBe(204)
      await core.settled()
    }
    expect(await keys()).toEqual(['@auto_pb_backup_acme_20260102030407.zip', '@auto_pb_backup_acme_20260102030408.zip', 'own.zip'])
    expect(errors).toEqual([])
  })

  test('lose no write that was acknowledged before, and hold none in halves', async () => {
    const writing = Promise.all(Array.from({ length: 20 }, (_, index) => write(`n${index}`)))
    const before = await write('before')
    await admin.ask('POST', 'backups', { name: 'busy.zip' })
    await writing
    await restore('busy.zip')
    const { items } = (await admin.ask('GET', 'collections/notes/records?perPage=100')).json
    expect(items.map(({ id }: { id: string }) => id)).toContain(before.id)
    for (const item of items) expect(await (await fileOf(item)).text()).toBe(`file of ${item.text}`)
  })
})

const postgres = everyDatabase.find(({ engine }) => engine === 'postgres')

test.skipIf(!postgres)('on PostgreSQL every call about backups is refused with a sentence', async () => {
  if (!postgres) return
  const admin = await openAdmin(postgres)
  for (const [method, path] of [
    ['GET', 'backups'],
    ['POST', 'backups'],
    ['DELETE', 'backups/a.zip'],
    ['POST', 'backups/a.zip/restore'],
  ] as const) {
    expect((await admin.ask(method, path)).json, path).toMatchObject({ status: 400, message: expect.stringContaining('PostgreSQL') })
  }
  const { token } = (await admin.ask('POST', 'files/token')).json
  expect((await admin.ask('GET', `backups/a.zip?token=${token}`)).json).toMatchObject({ status: 400, message: expect.stringContaining('PostgreSQL') })
  // Whoever may not is told nothing, not even which database it is.
  expect((await admin.ask('GET', 'backups/a.zip', undefined, { token: null })).json).toMatchObject({ status: 403 })
  await admin.close()
})
