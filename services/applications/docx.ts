import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'

/** A document of ten megabytes is never longer, and no reader has trouble with it. */
const MOST_UNPACKED_BYTES = 100 * 2 ** 20
const MOST_ENTRIES = 2000

const DOCUMENT = 'word/document.xml'
const MACROS = /vbaProject\.bin$/i

/**
 * Whether a Word file can be unpacked by whoever opens it: no zip bomb (every entry is unpacked here, for its announced size may
 * be a lie, and read no further than announced), no macros, nothing encrypted, and a document in it.
 */
export async function isSafeDocx(bytes: Buffer): Promise<boolean> {
  try {
    return await canBeUnpacked(await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true }))
  } catch {
    return false
  }
}

async function canBeUnpacked(zip: ZipFile): Promise<boolean> {
  if (zip.entryCount > MOST_ENTRIES) return false
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) entries.push(entry)
  const announced = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  const isPlain = entries.every((entry) => !entry.isEncrypted() && !MACROS.test(entry.fileName))
  if (announced > MOST_UNPACKED_BYTES || !isPlain || !entries.some(({ fileName }) => fileName === DOCUMENT)) return false
  for (const entry of entries) await unpack(zip, entry)
  return true
}

/** Rejects when there is more or less in it than announced, or it is damaged. */
async function unpack(zip: ZipFile, entry: Entry): Promise<void> {
  for await (const _ of await zip.openReadStreamPromise(entry)) void _
}
