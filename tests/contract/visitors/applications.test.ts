import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import { type MailServer, startMailServer } from '../../../backend/testing/mail-server.ts'
import { deleteDue } from '../../../services/retention/delete-due.ts'
import { places, type TestPlace } from '../places.ts'
import { contact, type OpenVisitors, open } from './open-visitors.ts'

const text = (content: string) => new TextEncoder().encode(content)
const types = text(
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
)
const docx = (more: Readonly<Record<string, Uint8Array>> = {}) =>
  zipSync({ '[Content_Types].xml': types, 'word/document.xml': text('<w:document/>'), ...more }) as Uint8Array<ArrayBuffer>
const pdf = (bytes = 100) => new File(['%PDF-1.7\n', new Uint8Array(bytes)], 'Lebenslauf.pdf')
const pixel = () => sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })

/** A document of a few kilobytes that unpacks to more than anybody wants. */
async function bomb(): Promise<File> {
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from(types), '[Content_Types].xml')
  zip.addBuffer(Buffer.from('<w:document/>'), 'word/document.xml')
  for (let part = 0; part < 11; part += 1) zip.addBuffer(Buffer.alloc(10 * 2 ** 20), `word/media/${part}`)
  zip.end()
  return new File([new Uint8Array(await buffer(zip.outputStream as NodeJS.ReadableStream))], 'Lebenslauf.docx')
}

/** The announced sizes of a zip's entries, changed to a lie. */
function understated(zip: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(zip)
  for (let at = bytes.indexOf('PK\x01\x02', 0, 'latin1'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 4, 'latin1'))
    bytes.writeUInt32LE(10, at + 24)
  return new Uint8Array(bytes)
}

describe.each(places.slice(0, 1))('applications', ({ make }) => {
  let place: TestPlace
  let mail: MailServer
  let site: OpenVisitors
  let visitor = 0

  beforeAll(async () => {
    place = await make()
    mail = await startMailServer()
    site = await open({ ...place.env, SMTP_URL: `smtp://127.0.0.1:${mail.port}` })
  })
  afterAll(async () => {
    await site.close()
    await mail.close()
    await place.remove()
  })

  const apply = (files: readonly File[], more: Readonly<Record<string, string>> = {}) => {
    visitor += 1
    return site.send('application', { ...contact, email: `a${visitor}@example.org`, job: 'redaktion', files, ...more }, `192.0.2.${visitor}`)
  }
  const stored = () =>
    readdirSync(join(place.env.DATA_DIR ?? '', 'storage'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(pdf|docx|png|jpg|webp)$/i.test(name),
    )

  it('arrive with their files, are closed to everybody, and go with their files when they are due', async () => {
    const images = await Promise.all([pixel().png().toBuffer(), pixel().jpeg().toBuffer(), pixel().webp().toBuffer()])
    const [png, jpg, webp] = images.map((bytes, index) => new File([new Uint8Array(bytes)], `Bild.${['png', 'jpg', 'webp'][index]}`))
    const outcome = await apply([pdf(), new File([docx()], 'Zeugnis.DOCX'), png!, jpg!, webp!])
    expect(outcome).toMatchObject({ kind: 'sent' })
    const [lead] = await site.contract.collection('leads').getFullList()
    expect(lead).toMatchObject({ kind: 'application', details: { job: 'redaktion' }, files: { length: 5 } })
    expect(outcome).toMatchObject({ deleteOn: String(lead?.deleteAfter).slice(0, 10) })
    const asGuest = await site.backend.fetch(new Request(`http://x/api/files/leads/${lead?.id}/${lead?.files[0]}`), { peer: '192.0.2.1' })
    expect(asGuest.status).toBe(404)

    const mails = [await mail.next(), await mail.next()].map(({ parsed }) => parsed)
    const notice = mails.find(({ subject }) => subject?.startsWith('Bewerbung: '))
    expect(notice?.attachments).toHaveLength(5)
    expect(notice?.text).toContain('Redaktion Zeugnissprache und Arbeitsrecht')
    expect(mails.find((one) => one !== notice)?.subject).toBe('Ihre Bewerbung ist angekommen · Lotsenwerk')

    await deleteDue(site.contract, new Date())
    expect(stored()).toHaveLength(5)
    await deleteDue(site.contract, new Date(`${(outcome as { deleteOn: string }).deleteOn}T00:00:00Z`))
    expect(await site.contract.collection('leads').getFullList()).toEqual([])
    expect(existsSync(join(place.env.DATA_DIR ?? '', 'storage')) ? stored() : []).toEqual([])
  })

  it('that are too large for a mail say where their files are', async () => {
    expect(await apply([pdf(9 * 2 ** 20), pdf(9 * 2 ** 20)])).toMatchObject({ kind: 'sent' })
    const mails = [await mail.next(), await mail.next()].map(({ parsed }) => parsed)
    const notice = mails.find(({ subject }) => subject?.startsWith('Bewerbung: '))
    expect(notice?.attachments).toEqual([])
    expect(notice?.text).toMatch(/2 Dateien auf dem Server, zusammen zu groß für eine E-Mail: npm run leads -- files \w{15} ORDNER/)
  })

  it('for a post that does not exist are refused by their field', async () => {
    expect(await apply([pdf()], { job: 'kapitaen' })).toEqual({ kind: 'invalid', errors: { job: 'unknown_choice' } })
  })

  it.each<[string, () => File | Promise<File>]>([
    ['a renamed program', () => new File([text('MZ\x90\0'), new Uint8Array(2000)], 'Lebenslauf.pdf')],
    ['a renamed web page', () => new File(['<html><script>alert(1)</script>'], 'Lebenslauf.pdf')],
    ['a PDF that calls itself a picture', () => new File(['%PDF-1.7\n'], 'Bild.png')],
    ['a drawing with scripts in it', () => new File(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'], 'Bild.png')],
    ['a zip that is no document', () => new File([zipSync({ 'a.txt': text('a') }) as Uint8Array<ArrayBuffer>], 'Lebenslauf.docx')],
    ['a document with macros', () => new File([docx({ 'word/vbaProject.bin': text('x') })], 'Lebenslauf.docx')],
    ['a zip bomb', bomb],
    ['a zip bomb that lies about its size', () => new File([understated(docx({ 'word/media/a': new Uint8Array(5 * 2 ** 20) }))], 'Lebenslauf.docx')],
    ['a damaged document', () => new File([docx().slice(0, 300)], 'Lebenslauf.docx')],
  ])('with %s are refused, and nothing is stored', async (_, file) => {
    const before = stored()
    expect(await apply([await file()])).toEqual({ kind: 'invalid', errors: { files: 'file_contents' } })
    expect(stored()).toEqual(before)
  })

  it('whose files take too long to check are refused, and nothing is stored', async () => {
    const elsewhere = await make()
    const hurried = await open({ ...elsewhere.env, ENGINE_TIMEOUT: '0.001' })
    const large = new File([docx({ 'word/media/a': new Uint8Array(90 * 2 ** 20) })], 'Lebenslauf.docx')
    const outcome = await hurried.send('application', { ...contact, job: 'redaktion', files: [large] })
    expect(outcome).toEqual({ kind: 'refused', reason: 'takes_too_long', status: 422 })
    expect(await hurried.contract.collection('leads').getFullList()).toEqual([])
    expect(hurried.errors).toEqual([])
    await hurried.close()
    await elsewhere.remove()
  })
})
