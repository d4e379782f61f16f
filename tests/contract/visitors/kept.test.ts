import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { company } from '#words/facts'
import { reachBackend } from '../../../server/backend/reach.ts'
import { readEnv } from '../../../server/env.ts'
import { deleteDue } from '../../../services/retention/delete-due.ts'
import { placesAboveDialects, type TestPlace } from '../places.ts'
import { type OpenVisitors, open } from './open-visitors.ts'

const DAY_MS = 86_400_000
const { backupDays, databaseLogDays } = company.retention

describe.each(placesAboveDialects)('what is kept for a time on $engine', ({ engine, make }) => {
  let place: TestPlace
  let site: OpenVisitors

  beforeAll(async () => {
    place = await make()
    site = await open(place.env)
  })
  afterAll(async () => {
    await site.close()
    await place.remove()
  })

  it('backups older than the privacy notice says are deleted, but for the newest', async () => {
    if (engine === 'postgres') return expect(deleteDue(site.contract, new Date())).resolves.toBeUndefined()
    const folder = join(place.env.DATA_DIR ?? '', 'backups')
    for (const [name, age] of [
      ['older.zip', backupDays + 2],
      ['old.zip', backupDays + 1],
      ['young.zip', backupDays - 1],
    ] as const) {
      await site.contract.backups.create(name)
      const day = new Date(Date.now() - age * DAY_MS)
      utimesSync(join(folder, name), day, day)
    }
    await deleteDue(site.contract, new Date())
    expect(readdirSync(folder)).toEqual(['young.zip'])
    await deleteDue(site.contract, new Date(Date.now() + 2 * DAY_MS))
    expect(readdirSync(folder)).toEqual(['young.zip'])
  })

  it('whoever starts a server whose log of the database is kept longer, or says more, than the notice is told so', async () => {
    const warnings = async () => {
      const said: string[] = []
      const log = { info() {}, warn: (event: string) => void said.push(event), error() {} }
      await (await reachBackend(readEnv({ ORIGIN: 'https://www.example.org', ...place.env }), log)).close()
      return said
    }
    expect((await warnings()).filter((event) => event.includes('log of the database'))).toEqual([])
    await site.contract.settings.update({ logs: { maxDays: databaseLogDays + 1, logIP: true } })
    expect((await warnings()).slice(-2)).toEqual([expect.stringContaining('kept longer'), expect.stringContaining('holds addresses')])
  })
})
