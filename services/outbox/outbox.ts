import { type SendingOptions, sendOne } from './send-one.ts'
import { nextMails } from './stored-mail.ts'

const AT_ONCE = 3
/** Mails of another process, or of one that died, are found within this time. */
const LOOK_AGAIN_MS = 30_000
const SOON_MS = 100

export interface Outbox {
  /** Looks for due mails now: something was queued. */
  wake(): void
  /** Ends looking; waits for what is being sent. */
  stop(): Promise<void>
}

/** Sends what waits in the outbox, each mail when it is due, until it is stopped. */
export function startOutbox(options: SendingOptions): Outbox {
  const gone = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let isWoken = false
  let passing: Promise<void> | undefined

  function wake(): void {
    isWoken = true
    if (passing || isStopped) return
    isWoken = false
    clearTimeout(timer)
    passing = pass(options, gone)
      .catch((error: unknown) => {
        options.onError(error)
        return LOOK_AGAIN_MS
      })
      .then((wait) => {
        passing = undefined
        if (!isStopped) timer = setTimeout(wake, isWoken ? SOON_MS : wait)
      })
  }

  wake()
  return {
    wake,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await passing
    },
  }
}

/** Sends all that is due. Gives the milliseconds until there is more to do. */
async function pass(options: SendingOptions, gone: Set<string>): Promise<number> {
  const mails = await nextMails(options.connection.contract, AT_ONCE)
  const due = mails.filter(({ nextAttempt }) => timeUntil(nextAttempt, options) <= 0)
  await Promise.all(due.map((mail) => sendOne(options, mail, gone)))
  if (due.length > 0) return 0
  return Math.min(LOOK_AGAIN_MS, ...mails.map(({ nextAttempt }) => timeUntil(nextAttempt, options)))
}

function timeUntil(time: string, { now }: SendingOptions): number {
  return new Date(time).getTime() - now().getTime()
}
