import { LRUCache } from 'lru-cache'
import type { Engines } from '#engines'
import type { Limits } from '#limits'
import { type ContractOptions, connect } from '../backend-client/connect.ts'
import { openCases } from '../cases/open-cases.ts'
import { createDownloadCounter } from '../downloads/count-downloads.ts'
import type { CaptchaOptions } from '../guards/captcha.ts'
import { createLimits } from '../guards/limits.ts'
import type { CarriedMail } from '../outbox/send-one.ts'
import type { VisitorAddresses } from './addresses.ts'
import { startClockwork } from './clockwork.ts'
import { guestServices, type VisitorServices } from './guest-services.ts'
import { createOneAtATime } from './one-at-a-time.ts'
import { withRefusals } from './or-away.ts'
import { openReports } from './reports-of-guest.ts'
import { startSenders } from './senders.ts'

export type { CarriedMail } from '../outbox/send-one.ts'
export type { VisitorServices } from './guest-services.ts'

export interface VisitorsOptions {
  /** How the backend is reached. */
  readonly backend: ContractOptions
  /** What reads the texts and files of visitors. */
  readonly engines: Engines
  /** Where tries, forms and mails are counted. */
  readonly limits: Limits
  /** Carries a mail; rejects when nobody took it. */
  readonly deliver: (mail: CarriedMail) => Promise<void>
  /** Who is told of leads. */
  readonly leadsTo: string
  /** Host name for the ids of mails. */
  readonly host: string
  readonly addresses: VisitorAddresses
  readonly captcha?: CaptchaOptions | undefined
  readonly now: () => Date
  /** Told of what went wrong inside: never of what visitors sent. */
  readonly onError: (error: unknown) => void
}

/** What visitors set going, and what has to be done for it by the clock. */
export interface Visitors {
  /** The services for who asks from this address, until they leave. */
  servicesFor(address: string, signal?: AbortSignal): VisitorServices
  /** Looks for mails and messages to send now: somebody else has queued some. */
  sendQueued(): void
  /** Counts a download, without anything about who took it. */
  countDownload(file: string): void
  /** Writes down the downloads counted so far. */
  flush(): Promise<void>
  /** Ends sending and deleting; waits for what is under way. */
  stop(): Promise<void>
}

const PRESSED_TWICE_MS = 60_000

/** Begins to send what waits in the outbox and to delete what is due, at once and then every hour. */
export function startVisitors({ backend, engines, limits, deliver, leadsTo, host, addresses, captcha, now, onError }: VisitorsOptions): Visitors {
  const connection = connect(backend)
  const { contract } = connection
  const senders = startSenders({ connection, deliver, host, now, onError })
  const downloads = createDownloadCounter({ contract, now, onError })
  const tries = createLimits(limits)
  const sending = {
    ...{ contract, engines, leadsTo, addresses, captcha, now, limits: tries },
    oneAtATime: createOneAtATime(),
    pressed: new LRUCache<string, string>({ max: 1000, ttl: PRESSED_TWICE_MS }),
    onQueued: senders.wakeOutbox,
  }
  const ofCases = { addresses: addresses.cases, mayMail: tries.mayMailCase, now, onQueued: senders.wakeOutbox }
  const clockwork = startClockwork({ contract, unsubscribe: addresses.unsubscribe, ...ofCases, onError })
  const orAway = withRefusals(onError)
  const reportsFor = openReports({ backend, contract, engines, limits: tries, now, orAway })
  const casesFor = openCases({ ...ofCases, backend, connection, engines, orAway, oneAtATime: sending.oneAtATime }, tries)
  const parts = { contract, engines, tries, sending, orAway, reportsFor, casesFor }

  return {
    servicesFor: (caller, signal) => guestServices(parts, { caller, signal }),
    sendQueued: senders.wake,
    countDownload: (file) => downloads.count(file, ['count']),
    flush: downloads.flush,
    async stop() {
      await downloads.flush()
      await Promise.all([clockwork.stop(), senders.stop()])
    },
  }
}
