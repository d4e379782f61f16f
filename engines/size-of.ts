/** Characters of all texts of a value, and bytes of all its files. */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (value instanceof Uint8Array) return value.byteLength
  if (value instanceof Blob) return value.size
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((sum: number, one) => sum + sizeOf(one), 0)
}
