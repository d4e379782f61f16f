import { Cron } from 'croner'
import type PocketBase from 'pocketbase'
import { deleteDue } from './delete-due.ts'
import { createSteadyClock } from './steady-clock.ts'

const HOURLY = '7 * * * *'

interface CleaningOptions {
  readonly contract: PocketBase
  readonly now: () => Date
  readonly onError: (error: unknown) => void
}

/** Deletes what is due, at once and then every hour; `stop` waits for what is under way. */
export function startCleaning({ contract, now, onError }: CleaningOptions): { stop(): Promise<void> } {
  const clock = createSteadyClock({ now, passed: () => performance.now() })
  let deleted = Promise.resolve()
  const cleaning = new Cron(HOURLY, { timezone: 'UTC', unref: true }, () => {
    const at = clock()
    if (at) deleted = deleteDue(contract, at).catch(onError)
    else onError(new Error('The clock has jumped ahead: nothing is deleted before it has been believed for an hour.'))
  })
  void cleaning.trigger()
  return {
    stop() {
      cleaning.stop()
      return deleted
    },
  }
}
