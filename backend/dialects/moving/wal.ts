import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { endianness } from 'node:os'

const HEADER_BYTES = 32
const FRAME_HEADER_BYTES = 24
/** The last bit tells in which order of bytes the checksums were made. */
const MAGIC = 0x377f0682

type Sums = readonly [number, number]

/**
 * Whether the write-ahead log beside a SQLite database ends with a whole transaction (SQLite's file format, section 4).
 * SQLite itself would pass over what is torn in silence, and with it over writes that were acknowledged.
 */
export function isWholeWal(file: string): boolean {
  const { size } = statSync(file)
  if (size === 0) return true
  const descriptor = openSync(file, 'r')
  try {
    return isWhole(descriptor, size)
  } finally {
    closeSync(descriptor)
  }
}

function isWhole(descriptor: number, size: number): boolean {
  const header = Buffer.alloc(HEADER_BYTES)
  if (size < HEADER_BYTES || readSync(descriptor, header, 0, HEADER_BYTES, 0) < HEADER_BYTES) return false
  const magic = header.readUInt32BE(0)
  const swap = (magic & 1 ? 'BE' : 'LE') !== endianness()
  let sums = checksum([0, 0], header.subarray(0, 24), swap)
  if ((magic & ~1) >>> 0 !== MAGIC || !isSame(sums, header, 24)) return false
  const frame = Buffer.alloc(FRAME_HEADER_BYTES + header.readUInt32BE(8))
  let endsTransaction = true
  for (let at = HEADER_BYTES; at < size; at += frame.length) {
    if (readSync(descriptor, frame, 0, frame.length, at) < frame.length) return false
    // Left over from before the log began anew.
    if (frame.compare(header, 16, 24, 8, 16) !== 0) break
    sums = checksum(checksum(sums, frame.subarray(0, 8), swap), frame.subarray(FRAME_HEADER_BYTES), swap)
    if (!isSame(sums, frame, 16)) return false
    endsTransaction = frame.readUInt32BE(4) !== 0
  }
  return endsTransaction
}

function isSame([first, second]: Sums, bytes: Buffer, at: number): boolean {
  return bytes.readUInt32BE(at) === first && bytes.readUInt32BE(at + 4) === second
}

function checksum([first, second]: Sums, bytes: Buffer, swap: boolean): Sums {
  const copy = Buffer.from(bytes)
  if (swap) copy.swap32()
  const words = new Uint32Array(copy.buffer, copy.byteOffset, copy.length / 4)
  let [a, b] = [first, second]
  for (let index = 0; index < words.length; index += 2) {
    a = (a + (words[index] ?? 0) + b) >>> 0
    b = (b + (words[index + 1] ?? 0) + a) >>> 0
  }
  return [a, b]
}
