import type { CaseEvent } from '#processes'
import type { Locale } from '#words/interface'
import { sayIn } from '#words/workplace'

/** A history as a table for spreadsheets, in the words of the pages and by the clock of Germany; nothing in it was typed by anybody. */
export function csvOf(events: readonly CaseEvent[], locale: Locale): string {
  const say = sayIn(locale)
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Berlin' })
  const head = [...(['number', 'at', 'by', 'what', 'digest', 'previous', 'hash'] as const).map((name) => say(`csv.${name}`))]
  const rows = events.map(({ seq, at, by, call, digest, previous, hash }) =>
    [seq, clock.format(new Date(at)), say(`role.${by}`), say(`did.${call}`), digest, previous, hash].join(';'),
  )
  return `\ufeff${[head.join(';'), ...rows].join('\r\n')}\r\n`
}
