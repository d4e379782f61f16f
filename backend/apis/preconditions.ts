import type { ByteRange } from '../core/model/files.ts'

/** What tells one state of a file from another: its tag and its date, in whole seconds. */
export interface Validators {
  readonly etag: string
  readonly modified: Date
}

/** Whether the client asks for a state that has passed (RFC 9110, 13.2.2): tags count before dates. */
export function failedPrecondition(asked: Headers, { etag, modified }: Validators): boolean {
  const match = asked.get('if-match')
  if (match !== null) return !names(match, etag)
  const since = dateOf(asked.get('if-unmodified-since'))
  return since !== undefined && modified.getTime() > since
}

/** Whether the client has the file as it is now. */
export function isUnchanged(asked: Headers, { etag, modified }: Validators): boolean {
  const match = asked.get('if-none-match')
  if (match !== null) return names(match.replaceAll('W/', ''), etag)
  const since = dateOf(asked.get('if-modified-since'))
  return since !== undefined && modified.getTime() <= since
}

interface RangedBody {
  readonly validators: Validators
  readonly size: number
}

/** The part of a body that is asked for; undefined for the whole. A part of another state is not wanted (`If-Range`). */
export function wantedRange(asked: Headers, { validators, size }: RangedBody): ByteRange | 'unsatisfiable' | undefined {
  const header = asked.get('range')
  if (header === null || !stillHolds(asked.get('if-range'), validators)) return undefined
  return parseRange(header, size)
}

function stillHolds(ifRange: string | null, { etag, modified }: Validators): boolean {
  return ifRange === null || ifRange === etag || dateOf(ifRange) === modified.getTime()
}

function names(list: string, etag: string): boolean {
  return list.split(',').some((one) => one.trim() === etag || one.trim() === '*')
}

function dateOf(text: string | null): number | undefined {
  const time = text === null ? Number.NaN : Date.parse(text)
  return Number.isNaN(time) ? undefined : time
}

/**
 * One byte range of a body of `size` bytes (RFC 9110, section 14.1.2). Nothing for a header that asks for several
 * ranges or cannot be read: it may be ignored, and the whole body is the answer.
 */
export function parseRange(header: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^\s*bytes\s*=\s*(?:(\d+)\s*)?-\s*(?:(\d+)\s*)?$/i.exec(header) ?? []
  if (first === '' && last === '') return undefined
  if (first === '') return Number(last) === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - Number(last)), end: size - 1 }
  if (last !== '' && Number(last) < Number(first)) return undefined
  if (Number(first) >= size) return 'unsatisfiable'
  return { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}
