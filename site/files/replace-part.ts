const END = 0x06054b50
const END_SIZE = 22
const ENTRY_SIZE = 46
const LOCAL_SIZE = 30
const DEFLATED = 8
/** Sizes follow behind the data (APPNOTE 4.4.4): of what is written here they stand before it. */
const SIZES_FOLLOW = 0b1000

/**
 * A zip archive that `Archive` has read, with one file of it exchanged: every other byte of what it holds stays (APPNOTE 4.3).
 * @param path of a file that is in it
 */
export async function replacePart(zip: Uint8Array<ArrayBuffer>, path: string, part: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const entries = entriesOf(zip)
  const old = entries.find((entry) => entry.path === path)
  if (!old) throw new RangeError(`No ${path} in the archive`)
  const packed = await deflate(part)
  const local = localFile(zip, old, { part, packed })
  const shift = local.length - (old.localEnd - old.local)
  const directory = entries.map((entry) => {
    const record = new Uint8Array(entry.record)
    if (entry === old) writeSizes(new DataView(record.buffer), 8, { part, packed })
    if (entry.local > old.local) new DataView(record.buffer).setUint32(42, entry.local + shift, true)
    return record
  })
  const end = new Uint8Array(zip.subarray(endOf(zip)))
  const view = new DataView(end.buffer)
  view.setUint32(16, view.getUint32(16, true) + shift, true)
  const begin = zip.subarray(0, old.local)
  const rest = zip.subarray(old.localEnd, startOfDirectory(zip))
  return new Uint8Array(await new Blob([begin, local, rest, ...directory, end]).arrayBuffer())
}

interface Entry {
  readonly path: string
  /** Its line in the directory. */
  readonly record: Uint8Array<ArrayBuffer>
  /** From its own head to behind its data and what follows them. */
  readonly local: number
  readonly localEnd: number
}

interface Content {
  readonly part: Uint8Array<ArrayBuffer>
  readonly packed: Uint8Array<ArrayBuffer>
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

function endOf(zip: Uint8Array): number {
  const view = viewOf(zip)
  for (let at = zip.length - END_SIZE; at >= 0; at -= 1) if (view.getUint32(at, true) === END) return at
  throw new RangeError('No end of a list of files')
}

const startOfDirectory = (zip: Uint8Array) => viewOf(zip).getUint32(endOf(zip) + 16, true)

function entriesOf(zip: Uint8Array<ArrayBuffer>): Entry[] {
  const view = viewOf(zip)
  const lines: Omit<Entry, 'localEnd'>[] = []
  let at = startOfDirectory(zip)
  for (let left = view.getUint16(endOf(zip) + 10, true); left > 0; left -= 1) {
    const nameLength = view.getUint16(at + 28, true)
    const size = ENTRY_SIZE + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    const path = new TextDecoder().decode(zip.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength))
    lines.push({ path, record: zip.subarray(at, at + size), local: view.getUint32(at + 42, true) })
    at += size
  }
  const starts = [...lines.map(({ local }) => local), startOfDirectory(zip)].sort((one, other) => one - other)
  return lines.map((line) => ({ ...line, localEnd: starts.find((start) => start > line.local) ?? startOfDirectory(zip) }))
}

/** Its own head and name as they were, its new data; what stood between them and the next file is left out. */
function localFile(zip: Uint8Array<ArrayBuffer>, { local }: Entry, content: Content): Uint8Array<ArrayBuffer> {
  const nameLength = viewOf(zip).getUint16(local + 26, true)
  const head = new Uint8Array(zip.subarray(local, local + LOCAL_SIZE + nameLength))
  const view = new DataView(head.buffer)
  writeSizes(view, 6, content)
  view.setUint16(28, 0, true)
  const file = new Uint8Array(head.length + content.packed.length)
  file.set(head)
  file.set(content.packed, head.length)
  return file
}

/** @param at where the flags stand; method, checksum and sizes follow in both records alike */
function writeSizes(view: DataView, at: number, { part, packed }: Content): void {
  view.setUint16(at, view.getUint16(at, true) & ~SIZES_FOLLOW, true)
  view.setUint16(at + 2, DEFLATED, true)
  view.setUint32(at + 8, checksum(part), true)
  view.setUint32(at + 12, packed.length, true)
  view.setUint32(at + 16, part.length, true)
}

async function deflate(part: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([part]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}

/** CRC-32 (APPNOTE 4.4.7). */
function checksum(bytes: Uint8Array): number {
  let sum = -1
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return ~sum >>> 0
}
