import { once } from 'node:events'
import type { Browser, BrowserContext } from '@playwright/test'
import { type MailServer, startMailServer } from '../../backend/testing/mail-server.ts'
import { portOf, type TestServer } from './ports.ts'
import { type RunningSite, startSite } from './start-site.ts'

export interface FormSite {
  readonly url: string
  readonly mail: MailServer
  /** A visitor with an address of their own: the limits of one do not meet another. */
  visitor(browser: Browser, options?: { readonly javaScriptEnabled?: boolean }): Promise<BrowserContext>
  /** Kills the server in the middle of what it does, and starts it again where it was. */
  crash(): Promise<void>
  stop(): Promise<void>
}

const ADDRESS_HEADER = 'x-test-address'
export const COMPANY = 'vertrieb@example.org'

/** A site of its own that mails to a real SMTP server. */
export async function startFormSite(server: TestServer, env: Readonly<Record<string, string>> = {}): Promise<FormSite> {
  const mail = await startMailServer()
  const environment = {
    PORT: String(portOf(server)),
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    LEADS_TO: COMPANY,
    CLIENT_ADDRESS_HEADER: ADDRESS_HEADER,
    ...env,
  }
  let site: RunningSite = await startSite(environment)
  let visitors = 0
  return {
    url: site.url,
    mail,
    visitor(browser, options = {}) {
      visitors += 1
      return browser.newContext({ ...options, baseURL: site.url, extraHTTPHeaders: { [ADDRESS_HEADER]: `192.0.2.${visitors}` } })
    },
    async crash() {
      site.process.kill('SIGKILL')
      await once(site.process, 'exit')
      site = await startSite({ ...environment, DATA_DIR: site.dataDir })
    },
    async stop() {
      await site.stop()
      await mail.close()
    },
  }
}
