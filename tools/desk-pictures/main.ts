/**
 * Takes the pictures of the operator's desk that docs/operating.md shows, with invented data: `npm run desk-pictures`. The results are
 * committed; they are taken anew when a screen looks different.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../../tests/support/chromium.ts'
import { anna, startDesk } from '../../tests/support/desk.ts'
import { savePicture } from '../save-picture.ts'
import { writeSample } from './sample.ts'

const WIDTH = 1200
const HEIGHT = 760

/** What stands on each picture: the screen, and what is done there first. */
const wanted: Readonly<Record<string, { readonly path: string; readonly prepare?: (page: Page) => Promise<unknown> }>> = {
  today: { path: 'today' },
  enquiry: { path: 'enquiries', prepare: (page) => page.getByRole('link', { name: 'Jutta Brandt' }).click() },
  mails: { path: 'mails' },
  person: {
    path: 'persons',
    prepare: async (page) => {
      await page.getByRole('searchbox').fill('jutta.brandt@example.org')
      await page.keyboard.press('Enter')
    },
  },
  key: { path: 'keys' },
  backup: { path: 'backups' },
  changes: { path: 'changes' },
}

const folder = await mkdtemp(join(tmpdir(), 'desk-pictures-'))
const site = await startDesk(folder)
const browser = await chromium.launch(await findChromium())
try {
  await writeSample(site.contract)
  const page = await site.open(browser, anna, { width: WIDTH, height: HEIGHT })
  await page.evaluate(() => localStorage.setItem('desk-language', 'en'))
  for (const [name, { path, prepare }] of Object.entries(wanted)) {
    await page.goto(`/_/${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await prepare?.(page)
    await page.waitForLoadState('networkidle')
    await savePicture(page, `desk-${name}`)
  }
} finally {
  await browser.close()
  await site.stop()
  await rm(folder, { recursive: true, force: true })
}
console.log(`${Object.keys(wanted).length} pictures taken`)
