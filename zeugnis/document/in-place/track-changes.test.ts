import { HeadingLevel, Packer, Paragraph, Tab, TextRun, Document as WordDocument } from 'docx'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unzip } from '../../../tests/support/documents.ts'
import { withReplacements } from '../../index.ts'
import { documentRuns } from './document-runs.ts'
import { trackChanges } from './track-changes.ts'
import { xmlTree } from './xml-tree.ts'

const options = { author: 'Vorschlag', date: '2026-11-29' }

/** Word's own view of the text: what is left once all changes are accepted or rejected. */
const without = (xml: string, gone: 'ins' | 'del') =>
  xml
    .replace(new RegExp(`<w:${gone} [^>]*[^/]>.*?</w:${gone}>`, 'gs'), '')
    .replace(/<\/?w:(?:ins|del)(?: [^>]*)?>/g, '')
    .replaceAll('w:delText', 'w:t')

function textOf(xml: string): string {
  const root = xmlTree(xml)
  if (!root) throw new Error('no tree')
  return documentRuns(xml, root).text
}

const accepted = (xml: string) => textOf(without(xml, 'del'))
const rejected = (xml: string) => textOf(without(xml, 'ins'))

async function wordXml(children: Paragraph[]): Promise<string> {
  const bytes = await Packer.toBuffer(new WordDocument({ sections: [{ children }] }))
  return unzip(new Uint8Array(bytes)).get('word/document.xml') ?? ''
}

function wanted(text: string, sentence: string, instead: string) {
  const start = text.indexOf(sentence)
  if (start < 0) throw new Error(sentence)
  return { ...options, text, replacements: [{ start, end: start + sentence.length, text: instead }] }
}

const body = (xml: string) =>
  `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${xml}</w:body></w:document>`
const paragraph = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`
const run = (words: string, settings = '') => `<w:r>${settings && `<w:rPr>${settings}</w:rPr>`}<w:t xml:space="preserve">${words}</w:t></w:r>`

const letter = [
  new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun('Arbeitszeugnis')] }),
  new Paragraph({ children: [] }),
  new Paragraph({
    children: [
      new TextRun('Sie verfügte über '),
      new TextRun({ text: 'gute', bold: true }),
      new TextRun(' Fachkenntnisse. Sie arbeitete '),
      new TextRun({ text: 'sorg\u00adfältig', italics: true }),
      new TextRun({ children: [new Tab(), 'und genau.'] }),
    ],
  }),
  new Paragraph({ bullet: { level: 0 }, children: [new TextRun('Prüfung & Buchung')] }),
]
const read = 'Arbeitszeugnis\n\nSie verfügte über gute Fachkenntnisse. Sie arbeitete sorgfältig\tund genau.\n\nPrüfung & Buchung'

describe('changes in the visitor’s own Word file', () => {
  it('are tracked where the words stand; accepted it is the new text, rejected the very document it was', async () => {
    const xml = await wordXml(letter)
    const asked = wanted(read, 'Sie verfügte über gute Fachkenntnisse.', 'Sie verfügte über sehr gute und breite Fachkenntnisse.')
    const changed = trackChanges(xml, asked) ?? ''
    expect(textOf(xml)).toBe(read)
    expect(accepted(changed)).toBe(withReplacements(read, asked.replacements))
    expect(rejected(changed)).toBe(read)
    expect(changed).toContain('<w:ins w:id="1" w:author="Vorschlag" w:date="2026-11-29T12:00:00Z"><w:r><w:t xml:space="preserve">sehr </w:t>')
    expect(changed).toContain('<w:r><w:rPr><w:b/><w:bCs/></w:rPr><w:t xml:space="preserve">gute</w:t></w:r>')
    const untouched = xml.slice(xml.indexOf('<w:r><w:rPr><w:i/>'))
    expect(changed.endsWith(untouched)).toBe(true)
  })

  it('keep the look of what they replace, over several runs, tabs and soft hyphens', async () => {
    const xml = await wordXml(letter)
    const asked = wanted(read, 'Sie arbeitete sorgfältig\tund genau.', 'Bei allem ging ihr Verlässlichkeit vor.')
    const changed = trackChanges(xml, asked) ?? ''
    expect(accepted(changed)).toBe(withReplacements(read, asked.replacements))
    expect(rejected(changed)).toBe(read)
    expect(changed).toContain('<w:rPr><w:i/><w:iCs/></w:rPr><w:delText xml:space="preserve">sorg\u00adfältig</w:delText>')
  })

  it('are found behind the page header and before the notes that the page reads too', async () => {
    const asked = wanted(`Beispiel GmbH\n\n${read}\n\nEine Fußnote.`, 'Prüfung & Buchung', 'Prüfung & <Buchung>')
    expect(accepted(trackChanges(await wordXml(letter), asked) ?? '')).toContain('Prüfung & <Buchung>')
  })

  it('go on with the numbers of the changes that the document has', () => {
    const xml = body(`<w:p><w:bookmarkStart w:id="41" w:name="a"/>${run('Gut.')}</w:p>`)
    expect(trackChanges(xml, wanted('Gut.', 'Gut.', 'Sehr gut.'))).toContain('<w:del w:id="42" ')
  })

  const refused: readonly (readonly [string, string, string])[] = [
    ['the text is another one', paragraph(run('Gut.')), 'Sehr gut.'],
    ['the sentence goes over two paragraphs', paragraph(run('Sie arbeitete')) + paragraph(run('gut.')), 'Sie arbeitete\n\ngut.'],
    ['it is a tracked change itself', `<w:p><w:ins w:id="1">${run('Sie war gut.')}</w:ins></w:p>`, 'Sie war gut.'],
    [
      'it is the result of a field',
      `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>DOCPROPERTY a</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('Sie war gut.')}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`,
      'Sie war gut.',
    ],
    [
      'it stands in a text box',
      `<w:p><w:r><w:pict><v:textbox xmlns:v="urn:v"><w:txbxContent>${paragraph(run('Sie war gut.'))}</w:txbxContent></v:textbox></w:pict></w:r></w:p>`,
      'Sie war gut.',
    ],
    ['a picture stands among its words', `<w:p><w:r><w:t>Sie war</w:t><w:drawing/><w:t> gut.</w:t></w:r></w:p>`, 'Sie war gut.'],
  ]
  it.each(refused)('are not made where %s', (_, xml, text) => {
    expect(trackChanges(body(xml), wanted(text, text, 'Bei uns gab es viel zu tun.'))).toBeNull()
  })

  it('are not made in what is no document, or whose tags do not close', () => {
    expect(trackChanges('<a>Gut.</a>', wanted('Gut.', 'Gut.', 'Besser.'))).toBeNull()
    expect(trackChanges(body('<w:p>'), wanted('Gut.', 'Gut.', 'Besser.'))).toBeNull()
  })

  it('are exact in any runs', () => {
    const words = fc.array(fc.constantFrom('stets', 'gut', ' ', ' ', '.', '&', '<', '😀', 'sorg\u00adsam', 'sie'), { minLength: 1, maxLength: 8 })
    const xmlText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 6 }), words, fc.nat(), fc.nat(), (runs, next, one, other) => {
        const parts = runs.map((part) => part.join(''))
        const text = parts.join('').replaceAll('\u00ad', '')
        const [start = 0, end = 0] = [one % (text.length + 1), other % (text.length + 1)].sort((a, b) => a - b)
        fc.pre(text.trim() !== '' && start < end && text.isWellFormed() && text.slice(start, end).isWellFormed())
        const xml = body(paragraph(...parts.map((part, index) => run(xmlText(part), index % 2 ? '<w:b/>' : ''))))
        const replacement = { start, end, text: next.join('').replaceAll('\u00ad', '') }
        const changed = trackChanges(xml, { ...options, text, replacements: [replacement] }) ?? ''
        const expected = withReplacements(text, [replacement])
        expect(rejected(changed)).toBe(text)
        expect(accepted(changed)).toBe(expected.trim() ? expected : '')
      }),
    )
  })
})
