import { Cron } from 'croner'
import { type CaseClock, moveByClock } from './clock.ts'

/** Who is late is so from one day to the next. */
const HOURLY = '23 * * * *'

export interface CaseClockOptions extends Omit<CaseClock, 'now'> {
  readonly now: () => Date
  readonly onError: (error: unknown) => void
}

/** Moves references on as days pass, every hour, until it is stopped; `stop` waits for what is under way. */
export function startCaseClock({ now, onError, ...options }: CaseClockOptions): { stop(): Promise<void> } {
  let moving = Promise.resolve()
  const clock = new Cron(HOURLY, { timezone: 'UTC', unref: true }, () => {
    moving = moveByClock({ ...options, now: now() }).catch(onError)
  })
  return {
    stop() {
      clock.stop()
      return moving
    },
  }
}
