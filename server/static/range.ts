export interface ByteRange {
  readonly start: number
  /** Last byte, included. */
  readonly end: number
}

/**
 * One byte range of a body of `size` bytes (RFC 9110, section 14.1.2). Nothing for a header that asks for several
 * ranges or cannot be read: it may be ignored, and the whole body is the answer.
 */
export function parseRange(header: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header.trim())
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const [, first = '', last = ''] = match
  if (first === '') return Number(last) === 0 ? 'unsatisfiable' : { start: Math.max(0, size - Number(last)), end: size - 1 }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start >= size ? 'unsatisfiable' : { start, end }
}
