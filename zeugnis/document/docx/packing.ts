import { Packer, type Document as WordDocument } from 'docx'
import type { IsoDate } from '../../model/spec.ts'

/** 1 January 1980, 0:00: where the time of a zip begins. */
const ZIP_EPOCH = (1 << 21) | (1 << 16)
const END_LENGTH = 22
const ENTRY_LENGTH = 46

interface Properties {
  readonly title: string
  readonly locale: string
  readonly date: IsoDate
}

/** A finished file. The library writes no language into its properties, and the hour of writing: both are ours. */
export async function pack(file: WordDocument, properties: Properties): Promise<Uint8Array> {
  const zip = await Packer.toArrayBuffer(file, false, [{ path: 'docProps/core.xml', data: coreProperties(properties) }])
  return withoutClock(new Uint8Array(zip))
}

function coreProperties({ title, locale, date }: Properties): string {
  const day = `${date}T12:00:00Z`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<dc:title>${escapeXml(title)}</dc:title><dc:language>${locale}</dc:language>`,
    `<dcterms:created xsi:type="dcterms:W3CDTF">${day}</dcterms:created><dcterms:modified xsi:type="dcterms:W3CDTF">${day}</dcterms:modified>`,
    '</cp:coreProperties>',
  ].join('')
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** The same letter gives the same bytes: every entry of the zip takes the first hour there is (APPNOTE 4.3.7, 4.3.12). */
function withoutClock(zip: Uint8Array): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const end = zip.byteLength - END_LENGTH
  let entry = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    view.setUint32(entry + 12, ZIP_EPOCH, true)
    view.setUint32(view.getUint32(entry + 42, true) + 10, ZIP_EPOCH, true)
    entry += ENTRY_LENGTH + view.getUint16(entry + 28, true) + view.getUint16(entry + 30, true) + view.getUint16(entry + 32, true)
  }
  return zip
}
