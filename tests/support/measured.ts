import type { Browser, BrowserContext, Page } from '@playwright/test'
import { ANALYTICS_KEY, type IngestServer, startIngestServer } from './ingest-server.ts'
import { portOf, type TestServer } from './ports.ts'
import { startSite } from './start-site.ts'

export interface MeasuredSite {
  readonly url: string
  readonly ingest: IngestServer
  stop(): Promise<void>
}

/** A site that measures, with a server that speaks the provider's protocol. */
export async function startMeasuredSite(server: TestServer): Promise<MeasuredSite> {
  const ingest = await startIngestServer()
  const site = await startSite({ PORT: String(portOf(server)), POSTHOG_KEY: ANALYTICS_KEY, POSTHOG_HOST: ingest.url })
  return {
    url: site.url,
    ingest,
    async stop() {
      await site.stop()
      await ingest.close()
    },
  }
}

interface MeasuredVisitor {
  readonly context: BrowserContext
  readonly page: Page
  /** What the console said. */
  readonly said: readonly string[]
  /** Scripts that were fetched. */
  readonly scripts: readonly string[]
}

/** A visitor of this site, with a decision about consent or without. The library sends nothing for a browser that says it is driven by a program, or that it has no window. */
export async function openMeasured(browser: Browser, baseURL: string, consent?: string): Promise<MeasuredVisitor> {
  const context = await browser.newContext({ baseURL })
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { get: () => false })
    // As in browsers other than Chromium.
    Object.defineProperty(navigator, 'userAgentData', { get: () => undefined })
  })
  if (consent) await context.addCookies([{ name: 'consent', value: consent, url: baseURL }])
  const page = await context.newPage()
  const [said, scripts]: [string[], string[]] = [[], []]
  page.on('console', (message) => said.push(message.text()))
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname))
  return { context, page, said, scripts }
}
