/** What begins every key that somebody has for themselves; the sandbox's begin otherwise. */
const BEGIN = 'sk_live_'
const RANDOM_BYTES = 32
/** Characters after the beginning that lists show: enough to tell keys apart, too few to help anybody guess. */
const SHOWN = 6

const shape = /^sk_live_[\w-]{43}$/

/** Fills bytes with randomness, as `crypto.getRandomValues` does. */
type FillRandomly = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array

/** A new key. Whoever makes it shows it once; only its hash is kept. */
export function newApiKey(random: FillRandomly = (bytes) => crypto.getRandomValues(bytes)): string {
  const bytes = random(new Uint8Array(RANDOM_BYTES))
  return `${BEGIN}${btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')}`
}

/** Whether this is written as keys of one's own are: others need not be looked up. */
export function isOwnKey(text: string): boolean {
  return shape.test(text)
}

/** SHA-256 in hex, which is what is stored. A key is random through and through: a slow hash would add nothing. */
export async function hashOfKey(key: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The first characters, by which lists and commands name a key. */
export function prefixOf(key: string): string {
  return key.slice(0, BEGIN.length + SHOWN)
}
