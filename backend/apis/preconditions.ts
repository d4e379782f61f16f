import type { ByteRange } from '../core/files/file-storage.ts'
import { parseRange } from './byte-range.ts'

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

export interface RangedBody {
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
