import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { everyDatabase, postgresUrl } from '../../backend/testing/databases.ts'
import { anna, type DeskSite, startDesk } from '../support/desk.ts'
import { LONG } from '../support/extent.ts'

// All of the desk's journeys run on PostgreSQL with DESK_DATABASE_URL (docs/operating.md); this is what could differ most.

const screens = ['today', 'enquiries', 'newsletter', 'persons?email=jo@example.org', 'accesses', 'content', 'keys', 'webhooks', 'mails', 'changes']
const ofServer = ['logs', 'jobs', 'operators', 'operators/act-as', 'settings', 'collections', 'collections/leads', 'collections/leads/schema']

async function open(page: Page, screen: string): Promise<void> {
  await page.goto(`/_/${screen}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('Das ließ sich nicht ausführen.')).toBeHidden()
}

if (everyDatabase.some(({ engine }) => engine === 'postgres'))
  test.describe('the desk on PostgreSQL', LONG, () => {
    let site: DeskSite
    let folder = ''
    test.beforeAll(async () => {
      test.setTimeout(240_000)
      folder = await mkdtemp(join(tmpdir(), 'site-tests-desk-postgres-'))
      site = await startDesk(folder, {}, 'desk on PostgreSQL', postgresUrl)
    })
    test.afterAll(async () => {
      await site.stop()
      await rm(folder, { recursive: true, force: true })
    })

    test('shows every screen, saves a record, and says which commands make backups', async ({ browser }) => {
      const page = await site.open(browser, anna)
      for (const screen of [...screens, ...ofServer]) await open(page, screen)
      await open(page, 'backups')
      await expect(page.getByText(/^pg_dump /)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Sicherung machen' })).toBeHidden()
      await site.contract.collections.create({ name: 'boats', type: 'base', fields: [{ name: 'title', type: 'text' }] })
      await open(page, 'collections/boats/records/new')
      await page.getByLabel('title').fill('Feuerlöschboot')
      await page.getByRole('button', { name: 'Eintrag anlegen' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Feuerlöschboot' })).toBeVisible()
      await open(page, 'collections/boats?q=lösch')
      await expect(page.getByText('1 Eintrag', { exact: true })).toBeVisible()
      await page.context().close()
    })
  })
