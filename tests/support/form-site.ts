import type { Browser, BrowserContext } from '@playwright/test'
import { type MailServer, startMailServer } from '../../backend/testing/mail-server.ts'
import { portOf, type TestServer } from './ports.ts'
import { type RunningSite, startSite } from './start-site.ts'

export interface FormSite {
  readonly url: string
  readonly mail: MailServer
  /** A visitor with an address of their own: the limits of one do not meet another. */
  visitor(browser: Browser, options?: { readonly javaScriptEnabled?: boolean }): Promise<BrowserContext>
  stop(): Promise<void>
}

const ADDRESS_HEADER = 'x-test-address'
export const COMPANY = 'vertrieb@example.org'

/** A site of its own that mails to a real SMTP server. */
export async function startFormSite(server: TestServer, env: Readonly<Record<string, string>> = {}): Promise<FormSite> {
  const mail = await startMailServer()
  const site: RunningSite = await startSite({
    PORT: String(portOf(server)),
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    LEADS_TO: COMPANY,
    CLIENT_ADDRESS_HEADER: ADDRESS_HEADER,
    ...env,
  })
  let visitors = 0
  return {
    url: site.url,
    mail,
    visitor(browser, options = {}) {
      visitors += 1
      return browser.newContext({ ...options, baseURL: site.url, extraHTTPHeaders: { [ADDRESS_HEADER]: `192.0.2.${visitors}` } })
    },
    async stop() {
      await site.stop()
      await mail.close()
    },
  }
}
