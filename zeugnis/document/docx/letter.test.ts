import { encode } from 'fast-png'
import { expect, it } from 'vitest'
import { sheetTexts } from '#words/said'
import { unzip } from '../../../tests/support/documents.ts'
import { hostileSpec, plainSpec } from '../../../tests/support/letters.ts'
import { generate, SpecError } from '../../index.ts'
import { letterToDocx } from '../index.ts'

const date = '2026-10-31'
const options = { date, texts: sheetTexts.de }

async function partsOf(spec: typeof plainSpec) {
  const letter = generate(spec, 1)
  const files = unzip(await letterToDocx(letter, { date, texts: sheetTexts[letter.language] }))
  const part = (name: string) => files.get(name) ?? ''
  return {
    files,
    body: part('word/document.xml'),
    styles: part('word/styles.xml'),
    settings: part('word/settings.xml'),
    core: part('docProps/core.xml'),
  }
}

/** The texts of the paragraphs in a part. */
function paragraphs(xml: string): string[] {
  return Array.from(xml.matchAll(/<w:p[ >].*?<\/w:p>/gs), ([paragraph]) =>
    Array.from(paragraph.matchAll(/<w:t(?: [^>]*)?>(.*?)<\/w:t>/gs), ([, text]) => text)
      .join('')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&apos;', "'")
      .replaceAll('&amp;', '&'),
  )
}

const headersOf = (files: ReadonlyMap<string, string>) =>
  [...files].filter(([name]) => /^word\/header\d/.test(name)).map(([, xml]) => paragraphs(xml))

it('holds the words of the letter, paragraph for paragraph, the letterhead at the head of the first page', async () => {
  const { files, body } = await partsOf(plainSpec)
  const letter = generate(plainSpec, 1)
  const [letterhead, ...others] = letter.plainText.split(/\n+/).map((line) => line.replace(/^- /, ''))
  expect(paragraphs(body)).toEqual(others)
  expect(headersOf(files).filter((lines) => lines.includes(letterhead ?? ''))).toHaveLength(1)
  expect(body).toContain('<w:titlePg/>')
})

it('dates an English letter at its head and takes leave before the names, a German one at its end', async () => {
  const english = paragraphs((await partsOf({ ...plainSpec, language: 'en' })).body)
  expect(english.slice(0, 3)).toEqual([expect.stringMatching(/^\d+.\p{L}+.\d{4}$/u), 'Employment Reference', 'To whom it may concern'])
  expect(english.at(-1 - plainSpec.signers.length)).toBe('Yours faithfully')
  expect(english.join(' ')).not.toContain(`${plainSpec.employer.city}, `)
  expect(paragraphs((await partsOf(plainSpec)).body).slice(0, 1)).toEqual(['Arbeitszeugnis'])
})

it('shows an image of the letterhead above the name, at most 165 mm wide and 30 mm high, with the name for those who do not see it', async () => {
  const letterhead = { png: encode({ width: 1000, height: 400, data: new Uint8Array(1_200_000), channels: 3 }), width: 1000, height: 400 }
  const files = unzip(await letterToDocx(generate(plainSpec, 1), { ...options, letterhead }))
  const [first] = [...files].filter(([name, xml]) => /^word\/header\d/.test(name) && xml.includes('<wp:extent')).map(([, xml]) => xml)
  const [, width = '', height = ''] = /<wp:extent cx="(\d+)" cy="(\d+)"/.exec(first ?? '') ?? []
  // English metric units: 36,000 a millimetre.
  expect([Number(width) / 36_000, Number(height) / 36_000].map(Math.round)).toEqual([75, 30])
  expect(first).toContain(`descr="${plainSpec.employer.name}"`)
  expect(paragraphs(first ?? '').join(' ')).toContain(plainSpec.employer.name)
})

it('uses styles: heading, body, list, letterhead, draft', async () => {
  const { body, styles } = await partsOf(plainSpec)
  for (const id of ['Heading1', 'Brieftext', 'Aufgabe', 'Unterschrift']) expect(body).toContain(`<w:pStyle w:val="${id}"/>`)
  for (const id of ['Heading1', 'Brieftext', 'Aufgabe', 'Unterschrift', 'Briefkopf', 'Entwurf']) expect(styles).toContain(`w:styleId="${id}"`)
})

it('makes a real list of the tasks', async () => {
  const { body, files } = await partsOf(plainSpec)
  expect(body.match(/<w:numPr>/g)).toHaveLength(plainSpec.tasks.length)
  expect(files.get('word/numbering.xml')).toContain('<w:numFmt w:val="bullet"/>')
})

it('is A4 with the margins of DIN 5008', async () => {
  const { body } = await partsOf(plainSpec)
  expect(body).toMatch(/<w:pgSz [^>]*w:w="11906" w:h="16838"/)
  expect(body).toMatch(/<w:pgMar [^>]*w:right="1134"[^>]*w:left="1417"/)
})

it.each([
  ['de', 'de-DE', 'Arbeitszeugnis', 'Entwurf', /<w:autoHyphenation(?: w:val="true")?\/>/],
  ['en', 'en-GB', 'Employment Reference', 'Draft', /<w:autoHyphenation w:val="false"\/>/],
] as const)(
  'says its language %s in styles and properties, its title, and that it is a draft',
  async (language, locale, title, draft, hyphenation) => {
    const { styles, core, settings, files } = await partsOf({ ...plainSpec, language })
    expect(styles).toContain(`<w:lang w:val="${locale}"/>`)
    expect(core).toContain(`<dc:title>${title}</dc:title><dc:language>${locale}</dc:language>`)
    expect(core).toContain('>2026-10-31T12:00:00Z</dcterms:created>')
    expect(settings).toMatch(hyphenation)
    for (const lines of headersOf(files)) expect(lines[0]).toMatch(new RegExp(`^${draft}\\b.*(?:Signatur|signature)`))
  },
)

it('has a line to sign on for each signer', async () => {
  const { body } = await partsOf({ ...plainSpec, signers: [...plainSpec.signers, { name: 'Ida Ott', position: 'Prokuristin' }] })
  expect(body.match(/<w:pBdr><w:top /g)).toHaveLength(3)
})

it('made as a form it says so on every page, and marks what is in square brackets', async () => {
  const letter = generate({ ...plainSpec, job: { title: '[Stelle]' } }, 1)
  const files = unzip(await letterToDocx(letter, { ...options, formNote: 'Vorlage zum Ausfüllen' }))
  expect(headersOf(files).map(([first]) => first)).toEqual(['Vorlage zum Ausfüllen', 'Vorlage zum Ausfüllen'])
  const marked = [...(files.get('word/document.xml') ?? '').matchAll(/<w:rStyle w:val="Platzhalter"\/><\/w:rPr><w:t[^>]*>(.*?)<\/w:t>/g)]
  expect(new Set(marked.map(([, text]) => text))).toEqual(new Set(['[Stelle]']))
})

it('says of what is written from right to left that it is, so that its words stand in their order', async () => {
  const { body } = await partsOf({ ...plainSpec, tasks: ['Frau محمد العلي (geb. 1990)', 'Firma „שלום (תל אביב) בע״מ“', 'Ольга Иванова'] })
  const turned = Array.from(body.matchAll(/<w:rPr><w:rtl\/><\/w:rPr><w:t[^>]*>(.*?)<\/w:t>/g), ([, text]) => text)
  expect(turned).toEqual(['محمد العلي', 'שלום (תל אביב) בע״מ'])
  expect(paragraphs(body)).toEqual(expect.arrayContaining(['Frau محمد العلي (geb. 1990)', 'Firma „שלום (תל אביב) בע״מ“', 'Ольга Иванова']))
})

it('survives hostile input: markup stays text, nothing that XML forbids is left', async () => {
  const { files, body } = await partsOf(hostileSpec)
  for (const [name, xml] of files) expect(xml, name).not.toMatch(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|<script|<b>/u)
  expect(paragraphs(body)).toContain('Aufgabe 1 <script>alert(1)</script>')
  expect(paragraphs(body).join(' ')).toContain(`<b>Ali&amp;</b> 😀👩‍💻 שלום مرحبا ${'Ü'.repeat(200)}`)
  expect(body.match(/<w:numPr>/g)).toHaveLength(100)
})

it('gives the same bytes for the same letter, and refuses a day that does not exist', async () => {
  const letter = generate(plainSpec, 1)
  expect(Buffer.compare(await letterToDocx(letter, options), await letterToDocx(letter, options))).toBe(0)
  await expect(letterToDocx(letter, { ...options, date: '2026-02-30' })).rejects.toThrow(SpecError)
})
