import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { fetchesFromOutside } from './relations.ts'

/** A document of ten megabytes is never longer, and no reader has trouble with it. */
const MOST_UNPACKED_BYTES = 100 * 2 ** 20
const MOST_ENTRIES = 2000

const DOCUMENT = 'word/document.xml'
const RELATIONS = /\.rels$/i
const MACROS = /vbaProject\.bin$/i

/**
 * Whether a Word file can be unpacked by whoever opens it: no zip bomb (every entry is unpacked here, for its announced size may
 * be a lie, and read no further than announced), no macros, nothing encrypted, nothing that opening it fetches from elsewhere, and a
 * document in it.
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
  for (const entry of entries) if (await fetches(zip, entry)) return false
  return true
}

/** Whether it is a list of relations with one that is fetched. Rejects when there is more or less in it than announced, or it is damaged. */
async function fetches(zip: ZipFile, entry: Entry): Promise<boolean> {
  const isList = RELATIONS.test(entry.fileName)
  const chunks: Buffer[] = []
  for await (const chunk of await zip.openReadStreamPromise(entry)) if (isList) chunks.push(chunk)
  // Word reads UTF-16 as well, whose letters have a zero beside them.
  return isList && fetchesFromOutside(Buffer.concat(chunks).toString('utf8').replaceAll('\0', ''))
}
