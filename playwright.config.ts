import { defineConfig } from '@playwright/test'
import { findChromium, userAgent } from './tests/support/chromium.ts'
import { leftOut } from './tests/support/extent.ts'
import { siteDataDir, sitePort, siteUrl } from './tests/support/site-url.ts'

export default defineConfig({
  testDir: 'tests/journeys',
  // Two runs in one folder do not empty each other's.
  outputDir: `test-results/${sitePort}`,
  fullyParallel: true,
  ...(leftOut && { grepInvert: leftOut }),
  // One more than cores: many tests wait for a time-out, a mail or a second page, and the third uses what they leave.
  workers: 3,
  // What passes only then is named at the end of the run: it is to be mended like one that failed, but holds nobody up.
  retries: 1,
  timeout: 120_000,
  // On a busy machine five seconds are not enough for a page.
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: siteUrl,
    userAgent,
    locale: 'de-DE',
    viewport: { width: 1440, height: 900 },
    launchOptions: await findChromium(),
  },
  webServer: {
    command: `"${process.execPath}" tests/support/main-site.ts`,
    cwd: import.meta.dirname,
    url: `${siteUrl}/api/health`,
    env: { PORT: String(sitePort), DATA_DIR: siteDataDir, NODE_ENV: 'production' },
    timeout: 180_000,
    reuseExistingServer: false,
  },
})
