/** Makes the two photos of one letter anew, tests/support/scans/zwei-seiten-*.jpg: `node tools/two-photos.ts`; needs poppler. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findChromium } from '../tests/support/chromium.ts'
import { photographed } from './scans/degrade.ts'
import { seeded } from './scans/random.ts'
import { pixelsOf } from './scans/read-file.ts'
import { drawPages } from './scans/render.ts'

const DPI = 300
/** Half of what telephones give: the test reads the same words, and the repository stays small. */
const WIDTH = 1800
const fixtures = fileURLToPath(new URL('../tests/support/scans', import.meta.url))
const folder = mkdtempSync(`${tmpdir()}/two-photos-`)

const browser = await chromium.launch(await findChromium())
const page = await browser.newPage()
await page.setContent(readFileSync(`${fixtures}/zwei-seiten.html`, 'utf8'))
await page.pdf({
  path: `${folder}/zwei-seiten.pdf`,
  format: 'A4',
  margin: { top: '22mm', bottom: '22mm', left: '25mm', right: '25mm' },
  displayHeaderFooter: true,
  headerTemplate: '<span></span>',
  footerTemplate:
    '<p style="width:100%;text-align:center;font-size:9pt">Seite <span class="pageNumber"></span> von <span class="totalPages"></span></p>',
})
await browser.close()

for (const [index, drawn] of drawPages('zwei-seiten', folder, DPI).entries()) {
  const photo = await photographed(await pixelsOf(readFileSync(drawn)), seeded(1300 + index))
  const small = await sharp(photo).autoOrient().resize({ width: WIDTH }).jpeg({ quality: 70 }).toBuffer()
  writeFileSync(`${fixtures}/zwei-seiten-${index + 1}.jpg`, small)
}
rmSync(folder, { recursive: true })
