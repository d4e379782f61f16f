/** What begins every secret of a webhook (Standard Webhooks 1.0.0). */
const BEGIN = 'whsec_'
const RANDOM_BYTES = 32

/** A new secret for signing: 32 random bytes in base64. */
export function newSecret(): string {
  return `${BEGIN}${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(RANDOM_BYTES))))}`
}
