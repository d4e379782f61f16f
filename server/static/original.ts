import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'

/** Bytes on disk that are too many to be read at once. */
export interface Stored {
  readonly file: string
  readonly length: number
}

export type Body = Buffer | Stored

/** What all forms of a file's answer are made of: measured at start, read when somebody asks. */
export interface Original {
  /** Of its content. */
  readonly hash: string
  readonly length: number
  /** For an answer. */
  body(): Promise<Body>
  /** All of it, however long. */
  read(): Promise<Buffer>
}

/** More than this is sent from disk piece by piece: videos, programs. */
const MOST_AT_ONCE = 512 * 2 ** 10

/** What a file holds, or where it lies. */
export async function bodyOf(stored: Stored): Promise<Body> {
  return stored.length > MOST_AT_ONCE ? stored : unpooled(await readFile(stored.file))
}

/** A file that is answered as it lies on disk. */
export async function originalOf(file: string): Promise<Original> {
  const hash = createHash('sha256')
  let length = 0
  for await (const chunk of createReadStream(file)) {
    hash.update(chunk)
    length += chunk.length
  }
  return { hash: hash.digest('base64url'), length, body: () => bodyOf({ file, length }), read: () => readFile(file) }
}

/** A text that is made of a file, anew whenever it is read: always the same. */
export function originalMade(text: string, make: () => Promise<string>): Original {
  const read = async () => Buffer.from(await make())
  return { hash: createHash('sha256').update(text).digest('base64url'), length: Buffer.byteLength(text), body: read, read }
}

/** Kept for long, a short slice of Node's pool would keep the 64 KiB around it. */
export function unpooled(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}
