import { readdir, readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { zipSync } from 'fflate'
import { ensureBuild } from '../../server/build/ensure.ts'
import { contentType, UNKNOWN_TYPE } from '../../server/static/content-type.ts'
import { LONG } from '../support/extent.ts'

/** Made by other programs: see the README there. */
const foreign = (name: string) => readFile(new URL(`../support/foreign-files/${name}`, import.meta.url))
const sample = (name: string) => readFile(new URL(`../../content/samples/${name}.txt`, import.meta.url), 'utf8')

const LIMIT = 20_000

async function openInput(page: Page, address = '/products/zeugnisparser', label = 'Eigener Text'): Promise<void> {
  await page.goto(address)
  await page.getByLabel(label).check()
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('.az-in input[type=file]').first().setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
}

/** The lines of the letter that the page shows, without grades and bullets. */
async function shownLines(page: Page): Promise<string[]> {
  const letter = page.getByRole('article', { name: 'Zeugnistext mit Anmerkungen' })
  await expect(letter).toBeVisible()
  return letter.locator('p').evaluateAll((lines) =>
    lines.map((line) => {
      for (const grade of line.querySelectorAll('sup')) grade.remove()
      return (line.textContent ?? '').replace(/^• /, '')
    }),
  )
}

test('every file of the build has a type that browsers know', async () => {
  const { folder } = await ensureBuild(new URL('../..', import.meta.url).pathname, console.error)
  const files = await readdir(`${folder}/client`, { withFileTypes: true, recursive: true })
  const names = files.filter((entry) => entry.isFile()).map(({ name }) => name)
  expect(names.length).toBeGreaterThan(500)
  expect(names.filter((name) => contentType(name) === UNKNOWN_TYPE)).toEqual([])
})

/** Neighbours hold different letters, so that what the page shows is of the file that was chosen last. */
const foreignFiles = [
  ['kranfuehrer.pdf', 'kranfuehrer.txt'],
  ['gaertnerin.docx', 'gaertnerin.txt'],
  ['kranfuehrer.docx', 'kranfuehrer.txt'],
  ['schiffsmechanikerin.pdf', 'schiffsmechanikerin.txt'],
  ['kranfuehrer.odt', 'kranfuehrer.txt'],
  ['gaertnerin.odt', 'gaertnerin.txt'],
  ['kranfuehrer.rtf', 'kranfuehrer.txt'],
  ['schiffsmechanikerin.fodt', 'schiffsmechanikerin.txt'],
  ['kranfuehrer.fodt', 'kranfuehrer.txt'],
  ['gaertnerin.rtf', 'gaertnerin.txt'],
  ['schiffsmechanikerin-tex.pdf', 'schiffsmechanikerin-tex.txt'],
  ['floristin.pdf', 'floristin.txt'],
  ['tischler.pdf', 'tischler.txt'],
  ['druck-gesperrt.pdf', 'floristin.txt'],
  ['logopaedin.pdf', 'logopaedin.txt'],
  ['lageristin.pdf', 'lageristin.txt'],
] as const

test.describe('files of other programs are read as they stand there', () => {
  test('one after the other, on one page', async ({ page }) => {
    await openInput(page)
    for (const [file, letter] of foreignFiles) {
      await choose(page, file, await foreign(file))
      const lines = (await foreign(letter)).toString().trim().split('\n')
      await expect.poll(() => shownLines(page), file).toEqual(lines)
    }
  })

  for (const [file, address, label, note] of [
    ['gaertnerin.docx', '/products/zeugnisparser', 'Eigener Text', 'In der Datei sind Änderungen nachverfolgt.'],
    ['gaertnerin.odt', '/en/products/zeugnisparser', 'Your own text', 'The file holds tracked changes.'],
  ] as const) {
    test(`${file}: ${note}`, async ({ page }) => {
      await openInput(page, address, label)
      await choose(page, file, await foreign(file))
      await expect(page.getByRole('status').filter({ hasText: note })).toBeVisible()
      await expect(page.locator('.az-b')).toBeVisible()
    })
  }

  test('a PDF whose name says otherwise', async ({ page }) => {
    await openInput(page)
    await choose(page, 'Zeugnis.docx', await foreign('floristin.pdf'))
    await expect(page.locator('.sum')).toContainText('gut', { ignoreCase: true })
  })

  test('a text of any Windows program, and a plain one', async ({ page }) => {
    const letter = await sample('pflege')
    for (const bytes of [
      Buffer.from(letter, 'latin1'),
      Buffer.from(`\ufeff${letter}`),
      Buffer.from(`\ufeff${letter}`, 'utf16le'),
      Buffer.from(letter, 'utf16le').swap16(),
    ]) {
      await openInput(page)
      await choose(page, 'zeugnis.TXT', bytes)
      await expect(page.getByRole('article', { name: 'Zeugnistext mit Anmerkungen' })).toContainText('stets lückenlos')
    }
  })

  test('in the sharing dialog too', async ({ page }) => {
    await page.goto('/products/zeugnisparser')
    await page.getByRole('button', { name: 'Als Link teilen' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Weiteres Zeugnis derselben Person').click()
    const add = (name: string, buffer: Buffer) => dialog.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer })
    expect(await paste(dialog.getByLabel('Zeugnis 1', { exact: true }), LIMIT)).toBe(false)
    await expect(dialog.getByRole('alert')).toContainText('höchstens 20.000 Zeichen')
    await add('eingescannt.pdf', await foreign('eingescannt.pdf'))
    await expect(dialog.getByText('In diesem PDF steht kein Text')).toBeVisible()
    await add('kranfuehrer.pdf', await foreign('kranfuehrer.pdf'))
    await expect(dialog.getByLabel('Zeugnis 2', { exact: true })).toHaveValue(
      /^Ottersieler Hafenkrane GmbH\n[\s\S]*stets zu unserer vollsten Zufriedenheit/,
    )
  })
})

test('our own Word file is read with its letterhead, and without what says that it is a draft', async ({ page }) => {
  await page.goto('/products/zeugnisgenerator')
  await page.getByLabel('Nachname').fill('Sörensen')
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Word (DOCX)' }).click()])
  const file = await readFile(await download.path())
  await openInput(page)
  await choose(page, 'Zeugnis-Entwurf.docx', file)
  const [first = '', ...others] = await shownLines(page)
  expect(first).toMatch(/GmbH/)
  expect(others.join('\n')).toContain('Frau Katharina Sörensen')
  expect([first, ...others].join('\n')).not.toMatch(/Entwurf|Seite \d/)
  await expect(page.getByText('Briefkopf', { exact: true })).toHaveCount(0)
})

const docx = (document: string) =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': Buffer.from('<Types/>'),
      '_rels/.rels': Buffer.from('<Relationships><Relationship Type="x/officeDocument" Target="word/document.xml"/></Relationships>'),
      'word/document.xml': Buffer.from(document),
    }),
  )
const odt = (parts: Readonly<Record<string, string>>) =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, Buffer.from(part)]))))
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const growing = `<!DOCTYPE a [<!ENTITY a0 "ha">${Array.from({ length: 30 }, (_, at) => `<!ENTITY a${at + 1} "&a${at};&a${at};">`).join('')}]>`

/** Neighbours have different reasons, so that what the page says is of the file that was chosen last. */
const unreadable = [
  ['leer.pdf', '', 'Die Datei ist leer'],
  ['leer.txt', '   ', 'In der Datei steht kein Text'],
  ['mit-kennwort.pdf', foreign('mit-kennwort.pdf'), 'mit einem Kennwort geschützt'],
  ['abgebrochen.pdf', foreign('abgebrochen.pdf'), 'beschädigt oder unvollständig'],
  ['umbenannt.pdf', 'Das ist ein Text.', 'Der Name endet auf .pdf, aber in der Datei steckt etwas anderes'],
  ['abgebrochen.docx', foreign('kranfuehrer.docx').then((whole) => whole.subarray(0, 4000)), 'beschädigt oder unvollständig'],
  ['umbenannt.txt', '\u007fELF\u0001\u0000\u0000', 'Der Name endet auf .txt, aber'],
  ['zeugnis.doc', foreign('kranfuehrer.doc'), 'Das alte Word-Format (.doc) liest die Analyse nicht'],
  ['zeugnis.pages', 'x', 'Dateien von Pages liest die Analyse nicht'],
  ['umbenannt.docx', foreign('kranfuehrer.doc'), 'Das alte Word-Format (.doc) liest die Analyse nicht'],
  ['zeugnis.wps', 'x', 'Dateien der Art .wps von Works oder WPS Office'],
  ['abgebrochen.odt', foreign('kranfuehrer.odt').then((whole) => whole.subarray(0, 4000)), 'beschädigt oder unvollständig'],
  ['zeugnis.wpd', 'x', 'Dateien der Art .wpd liest die Analyse nicht'],
  ['abgebrochen.rtf', foreign('kranfuehrer.rtf').then((whole) => whole.subarray(0, 4000)), 'beschädigt oder unvollständig'],
  ['geschuetzt.odt', odt({ 'META-INF/manifest.xml': '<manifest><encryption-data/></manifest>', 'content.xml': '' }), 'mit einem Kennwort geschützt'],
  ['tabelle.ods', odt({ 'META-INF/manifest.xml': '<manifest/>', 'content.xml': '<d><body><spreadsheet/></body></d>' }), 'Diese Dateiart liest'],
  ['geschuetzt.docx', '\u00d0\u00cf\u0011\u00e0 E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e', 'mit einem Kennwort geschützt'],
  ['tabelle.xlsx', docx('<workbook/>'), 'Sie liest PDF (.pdf), Word (.docx), LibreOffice (.odt), RTF (.rtf) und Text (.txt).'],
  [
    'lang.docx',
    docx(`<w:document xmlns:w="${word}">${'<w:p><w:r><w:t>Zeugnis</w:t></w:r></w:p>'.repeat(30_000)}</w:document>`),
    'mehr als 20.000 Zeichen',
  ],
  ['bombe.docx', docx(`<w:document xmlns:w="${word}">${' '.repeat(5 * 2 ** 20)}</w:document>`), 'mehr als 4 MB'],
  ['wachsend.docx', docx(`${growing}<w:document xmlns:w="${word}"><w:p><w:t>&a30;</w:t></w:p></w:document>`), 'beschädigt oder unvollständig'],
  ['lang.txt', 'Zeugnis '.repeat(LIMIT / 8 + 1), 'mehr als 20.000 Zeichen'],
] as const

test.describe('what cannot be read is told by its own reason', () => {
  test('and what was typed stays', async ({ page }) => {
    await openInput(page)
    const text = page.getByRole('textbox', { name: 'Zeugnistext' })
    for (const [name, bytes, message] of unreadable) {
      await text.fill(`Schon getippt vor ${name}`)
      const buffer = await bytes
      await choose(page, name, typeof buffer === 'string' ? Buffer.from(buffer, 'latin1') : buffer)
      await expect(page.getByRole('alert'), name).toContainText(message)
      await expect(text).toHaveValue(`Schon getippt vor ${name}`)
    }
  })

  test('the reason and its limit are told in English too', async ({ page }) => {
    await openInput(page, '/en/products/zeugnisparser', 'Your own text')
    await choose(page, 'lang.txt', Buffer.from('Zeugnis '.repeat(LIMIT)))
    await expect(page.getByRole('alert')).toContainText('more than 20,000 characters')
    await choose(page, 'leer.pdf', Buffer.alloc(0))
    await expect(page.getByRole('alert')).toContainText('it has 0 bytes')
  })

  test('one of 50 MB is refused before it is read', async ({ page }) => {
    await openInput(page)
    await page
      .locator('.az-in input[type=file]')
      .first()
      .evaluate((input: HTMLInputElement) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([new Uint8Array(50 * 1024 * 1024)], 'gross.pdf'))
        input.files = transfer.files
        input.dispatchEvent(new Event('change', { bubbles: true }))
      })
    await expect(page.getByRole('alert')).toContainText('größer als 20 MB')
  })
})

test('a PDF over the limit is not read to its end', async ({ page, browser }) => {
  const other = await browser.newPage()
  await other.setContent(`<p>${'Sie arbeitete stets sorgfältig. '.repeat(LIMIT / 30)}</p>`)
  await openInput(page)
  await choose(page, 'lang.pdf', await other.pdf())
  await expect(page.getByRole('alert')).toContainText('mehr als 20.000 Zeichen')
})

test('a PDF of more than 20 pages is refused, whatever stands on them', LONG, async ({ page, browser }) => {
  const other = await browser.newPage()
  await other.setContent('<p style="break-after: page">Seite</p>'.repeat(21))
  await openInput(page)
  await choose(page, 'seiten.pdf', await other.pdf())
  await expect(page.getByRole('alert')).toContainText('mehr als 20\u00a0Seiten')
})

/** Pastes that many letters; true when the field takes them. */
function paste(field: Locator, length: number): Promise<boolean> {
  return field.evaluate((area, characters) => {
    const data = new DataTransfer()
    data.setData('text/plain', 'a'.repeat(characters))
    return area.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, length)
}

test('a text over the limit is not pasted, and what stood there stays', async ({ page }) => {
  await openInput(page)
  const field = page.getByRole('textbox', { name: 'Zeugnistext' })
  await field.fill('Schon getippt')
  expect(await paste(field, 20 * 2 ** 20)).toBe(false)
  await expect(page.getByRole('alert')).toContainText('mehr als 20.000 Zeichen')
  await expect(field).toHaveValue('Schon getippt')
  expect(await paste(field, 1000)).toBe(true)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await field.fill('a'.repeat(LIMIT + 1))
  await page.getByRole('button', { name: 'Befund lesen' }).click()
  await expect(page.getByRole('alert')).toContainText('mehr als 20.000 Zeichen')
  await expect(field).toHaveValue('a'.repeat(LIMIT + 1))
  await expect(field).toBeFocused()
})

async function failOnce(page: Page, request: string, message: string): Promise<void> {
  await page.route(request, (route) => route.fulfill({ status: 404 }))
  await openInput(page)
  await choose(page, 'floristin.pdf', await foreign('floristin.pdf'))
  await expect(page.getByRole('alert')).toContainText(message)
  await page.unroute(request)
  await choose(page, 'floristin.pdf', await foreign('floristin.pdf'))
  await expect(page.locator('.sum')).toContainText('gut', { ignoreCase: true })
}

test('when the reader of a kind of file cannot be loaded that is said, and the next try reads it', async ({ page }) => {
  await failOnce(page, '**/assets/read-pdf*', 'Was diese Dateiart liest, ließ sich nicht laden.')
})

test('when the worker for PDFs does not start, the file is not blamed, and the next try reads it', LONG, async ({ page }) => {
  await failOnce(page, '**/assets/pdf.worker*', 'Das Lesen von PDFs ließ sich nicht starten, an Ihrer Datei liegt es nicht.')
})

for (const [address, label] of [
  ['/products/zeugnisparser', 'Eigener Text'],
  ['/en/products/zeugnisvergleich', 'Your own texts'],
] as const) {
  test(`a file that is dropped beside the field of ${address} does not take the page away`, async ({ page }) => {
    await openInput(page, address, label)
    const isRefused = () =>
      page.evaluate(() => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File(['Zeugnis'], 'zeugnis.txt', { type: 'text/plain' }))
        const events = ['dragover', 'drop'].map((name) => new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer }))
        return events.map((event) => !document.querySelector('h1')?.dispatchEvent(event))
      })
    // From when React has taken the page over.
    await expect.poll(isRefused).toEqual([true, true])
  })
}
