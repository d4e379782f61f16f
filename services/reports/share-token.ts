import { randomBytes } from 'node:crypto'
import { TOKEN_LENGTH } from './token-shape.ts'

/** 32 letters and figures that no letter case changes: addresses are the same in capitals. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'

/** 130 random bits. */
export function newShareToken(): string {
  return Array.from(randomBytes(TOKEN_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}
