import type { CaseEvent } from '#processes'

/** A history as a table for spreadsheets; nothing in it was typed by anybody. */
export function csvOf(events: readonly CaseEvent[]): string {
  const rows = events.map(({ seq, at, by, call, digest, previous, hash }) => [seq, at, by, call, digest, previous, hash].join(';'))
  return `\ufeff${['seq;at;by;call;digest;previous;hash', ...rows].join('\r\n')}\r\n`
}
