import type { ByteRange } from '../core/files/file-storage.ts'

/**
 * One byte range of a body of `size` bytes (RFC 9110, section 14.1.2). Nothing for a header that asks for several
 * ranges or cannot be read: it may be ignored, and the whole body is the answer.
 */
export function parseRange(header: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header) ?? []
  if (first === '' && last === '') return undefined
  if (first === '') return Number(last) === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - Number(last)), end: size - 1 }
  if (last !== '' && Number(last) < Number(first)) return undefined
  if (Number(first) >= size) return 'unsatisfiable'
  return { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}
