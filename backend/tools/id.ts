import { randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

export const ID_ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789'
const ALPHANUMERIC = `ABCDEFGHIJKLMNOPQRSTUVWXYZ${ID_ALPHABET}`
const ID_LENGTH = 15

/** A record's default id (contract 3.2). */
export function generateId(): string {
  return randomText(ID_LENGTH, ID_ALPHABET)
}

/** Unguessable text; every character is equally likely. */
export function randomText(length: number, alphabet = ALPHANUMERIC): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** The decimal CRC-32 that ids of fields and collections end with (contract 6). */
export function checksumOf(text: string): string {
  return String(crc32(text))
}
