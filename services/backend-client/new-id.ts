/** An id as the contract wants them: fifteen of a-z and 0-9. For records that others name in the same transaction. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 15)
}
