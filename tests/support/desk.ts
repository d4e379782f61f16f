import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Browser, expect, type Page } from '@playwright/test'
import PocketBase from 'pocketbase'
import { type FormSite, startFormSite } from './form-site.ts'
import { makeSchema } from './own-schema.ts'
import type { TestServer } from './ports.ts'

// A test's own variable (docs/operating.md).
const databaseUrl = process.env.DESK_DATABASE_URL

/** Whether the desk is tried on PostgreSQL this time; backups it makes of the embedded database only. */
export const isOnPostgres = Boolean(databaseUrl)

export interface Operator {
  readonly email: string
  readonly password: string
}

export const anna: Operator = { email: 'anna@example.org', password: 'ein langes Passwort' }
export const ben: Operator = { email: 'ben@example.org', password: 'ein anderes Passwort' }

export interface DeskSite extends FormSite {
  /** The contract, as Anna may use it. */
  readonly contract: PocketBase
  /** Makes an operator, or gives one a new password, which ends their sessions. */
  operator(operator: Operator): Promise<void>
  /** A signed-in operator at the desk. */
  open(browser: Browser, operator: Operator, size?: { readonly width: number; readonly height: number }): Promise<Page>
}

/** A site with two operators and a mail server, on `database` or what the variable names, in a schema of its own; else on the embedded one. */
export async function startDesk(
  folder: string,
  env: Readonly<Record<string, string>> = {},
  server: TestServer = 'desk',
  database = databaseUrl,
): Promise<DeskSite> {
  const schema = database ? await makeSchema(database) : undefined
  const place = { DATA_DIR: folder, DATABASE_URL: schema?.url ?? '', ...env }
  const site = await startFormSite(server, place)
  async function operator({ email, password }: Operator): Promise<void> {
    const command = ['server/backend/main.ts', 'superuser', 'upsert', email, password]
    await promisify(execFile)(process.execPath, command, { env: { ...process.env, ...place } })
  }
  await operator(anna)
  await operator(ben)
  const contract = new PocketBase(site.url)
  await contract.collection('_superusers').authWithPassword(anna.email, anna.password)
  return {
    ...site,
    contract,
    operator,
    async stop() {
      await site.stop()
      await schema?.remove()
    },
    async open(browser, who, viewport) {
      const context = await browser.newContext({ baseURL: site.url, locale: 'de-DE', ...(viewport && { viewport }) })
      const page = await context.newPage()
      await page.goto('/_/')
      await signIn(page, who)
      return page
    },
  }
}

export async function signIn(page: Page, { email, password }: Operator): Promise<void> {
  await page.getByLabel('E-Mail').fill(email)
  await page.getByLabel('Passwort').fill(password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByLabel('Passwort')).toBeHidden()
}
