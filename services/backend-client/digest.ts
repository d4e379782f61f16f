import { createHash } from 'node:crypto'

/** SHA-256 of a text in UTF-8, hexadecimal. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
