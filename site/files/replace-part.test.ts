import { Packer, Paragraph, Document as WordDocument } from 'docx'
import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { unzip } from '../../tests/support/documents.ts'
import { replacePart } from './replace-part.ts'
import { Archive } from './unzip.ts'

const part = new TextEncoder().encode('<w:document>Grüße, und noch mehr Grüße</w:document>')

async function docx(): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await Packer.toBuffer(new WordDocument({ sections: [{ children: [new Paragraph('Ein Satz.')] }] })))
}

it.each([
  ['written by a library', docx],
  [
    'with its files stored',
    async () => new Uint8Array(zipSync({ 'a.xml': strToU8('a'), 'word/document.xml': strToU8('b'), 'c.xml': strToU8('c') }, { level: 0 })),
  ],
])('an archive %s has one file exchanged, and every other as it was', async (_, make) => {
  const before = await make()
  const after = await replacePart(before, 'word/document.xml', part)
  expect([...unzip(after).keys()]).toEqual([...unzip(before).keys()])
  for (const [path, text] of unzip(before)) expect(unzip(after).get(path)).toBe(path === 'word/document.xml' ? new TextDecoder().decode(part) : text)
  expect(new TextDecoder().decode(await new Archive(after).read('word/document.xml'))).toBe(new TextDecoder().decode(part))
})

it('a file that is not in the archive is refused', async () => {
  await expect(replacePart(await docx(), 'word/other.xml', part)).rejects.toThrow(RangeError)
})
