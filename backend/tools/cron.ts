import { Cron, CronPattern } from 'croner'

const FIVE_PARTS = '5-part'

/** Minute, hour, day, month and weekday; names such as `@daily` count too. */
export function isCronExpression(text: string): boolean {
  try {
    return text === text.trim() && new CronPattern(text, 'UTC', { mode: FIVE_PARTS }).pattern !== ''
  } catch {
    return false
  }
}

/** Whether the expression names this minute, in UTC. Throws when it is none. */
export function isDue(expression: string, at: Date): boolean {
  const minute = new Date(at)
  minute.setUTCSeconds(0, 0)
  return new Cron(expression, { timezone: 'UTC', mode: FIVE_PARTS, paused: true }).match(minute)
}
