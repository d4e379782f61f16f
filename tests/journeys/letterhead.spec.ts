import { readFile } from 'node:fs/promises'
import { type Download, expect, type Page, test } from '@playwright/test'
import { encode } from 'fast-png'
import sharp from 'sharp'
import { unzip } from '../support/documents.ts'
import { openGroups } from '../support/open-groups.ts'

/** A drawing that asks for a foreign file and brings a script and styles. */
const drawing = `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 80"><style>text { fill: #123 }</style><script>document.title = 'gone'</script>
<image href="https://elsewhere.example/a.png" width="9" height="9"/><rect width="80" height="80" style="fill: #0b5"/><text x="100" y="52">Elbkontor</text></svg>`

const field = (page: Page) => page.getByLabel('Bild für den Briefkopf')
const choose = (page: Page, name: string, buffer: Buffer) => field(page).setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
const shown = (page: Page) => page.locator('#letter img')

async function download(page: Page, button: string): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()])
  return file
}

test('an image of the letterhead stands in letter, Word file and PDF, survives a reload and is removed', async ({ page }) => {
  const [asked, errors]: [string[], string[]] = [[], []]
  page.on('request', (request) => asked.push(request.url()))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto('/products/zeugnisgenerator')
  await choose(page, 'logo.svg', Buffer.from(drawing))
  await expect(shown(page)).toHaveAttribute('src', /^data:image\/png;base64,/)
  await page.reload()
  await expect(shown(page)).toBeVisible()
  const size = await shown(page).evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
  expect(size).toEqual([1620, 405])
  const docx = unzip(await readFile(await (await download(page, 'Word (DOCX)')).path()))
  expect([...docx.keys()].filter((name) => name.startsWith('word/media/'))).toHaveLength(1)
  const pdf = await readFile(await (await download(page, 'PDF')).path(), 'latin1')
  expect(pdf).toMatch(/\/Subtype \/Image\s[^>]*\/Width 1620\s*\/Height 405/)
  await openGroups(page)
  await page.getByRole('button', { name: 'Bild entfernen' }).click()
  await expect(shown(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('article', { name: 'Entwurf des Zeugnisses' })).toBeVisible()
  await expect(shown(page)).toHaveCount(0)
  expect(asked.filter((url) => url.includes('elsewhere'))).toEqual([])
  expect(errors).toEqual([])
})

test('what is no such image is said at the field, and the image before stays', async ({ page }) => {
  await page.goto('/products/zeugnisgenerator')
  await choose(page, 'logo.png', Buffer.from(encode({ width: 40, height: 10, data: new Uint8Array(1200).fill(90), channels: 3 })))
  await expect(shown(page)).toBeVisible()
  const before = await shown(page).getAttribute('src')
  for (const [bytes, said] of [
    [Buffer.from('%PDF-1.7'), 'Das ist kein PNG, JPG oder SVG.'],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect'), 'Das Bild lässt sich nicht lesen.'],
    [Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.alloc(300)]), 'Das Bild lässt sich nicht lesen.'],
    [Buffer.alloc(2 ** 20 + 1), 'Das Bild ist größer als 1'],
  ] as const) {
    await choose(page, 'logo.png', bytes)
    await expect(page.locator('#draft-letterhead-said')).toContainText(said)
    await expect(shown(page)).toHaveAttribute('src', before ?? '')
  }
})

test('a JPG of an old letterhead is drawn as a picture of our own', async ({ page }) => {
  await page.goto('/products/zeugnisgenerator')
  const jpg = await sharp({ create: { width: 320, height: 80, channels: 3, background: '#0b5' } })
    .jpeg()
    .toBuffer()
  await choose(page, 'briefkopf.jpg', jpg)
  await expect(shown(page)).toHaveAttribute('src', /^data:image\/png;base64,/)
  await expect(shown(page)).toHaveAttribute('width', '320')
})
