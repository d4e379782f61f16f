import { LRUCache } from 'lru-cache'
import type { Engines } from '#engines'
import type { Limits } from '#limits'
import { followLink } from '../accounts/follow-link.ts'
import { type ContractOptions, connect } from '../backend-client/connect.ts'
import { createDownloadCounter } from '../downloads/count-downloads.ts'
import { type FormServices, refuse } from '../forms/index.ts'
import type { CaptchaOptions } from '../guards/captcha.ts'
import { createLimits } from '../guards/limits.ts'
import { type MakeLetterFile, makeLetterFile } from '../letters/letter-file.ts'
import { confirmSubscription, endSubscription } from '../newsletter/newsletter.ts'
import { startOutbox } from '../outbox/outbox.ts'
import type { CarriedMail } from '../outbox/send-one.ts'
import type { ReportServices } from '../reports/report-services.ts'
import { startCleaning } from '../retention/start-cleaning.ts'
import { createOneAtATime } from './one-at-a-time.ts'
import { withRefusals } from './or-away.ts'
import { openReports } from './reports-of-guest.ts'
import { sendForm, type VisitorAddresses } from './send-form.ts'

export type { CarriedMail } from '../outbox/send-one.ts'

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

/** What a visitor can set going. */
export interface VisitorServices extends FormServices {
  readonly reports: ReportServices
  readonly letterFile: MakeLetterFile
}

/** What visitors set going, and what has to be done for it by the clock. */
export interface Visitors {
  /** The services for who asks from this address, until they leave. */
  servicesFor(address: string, signal?: AbortSignal): VisitorServices
  /** Looks into the outbox now: somebody else has put a mail there. */
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
  const outbox = startOutbox({ connection, deliver, host, now, onError })
  const downloads = createDownloadCounter({ contract, now, onError })
  const tries = createLimits(limits)
  const options = {
    ...{ contract, engines, leadsTo, addresses, captcha, now, limits: tries },
    oneAtATime: createOneAtATime(),
    pressed: new LRUCache<string, string>({ max: 1000, ttl: PRESSED_TWICE_MS }),
    onQueued: outbox.wake,
  }
  const cleaning = startCleaning({ contract, now, onError })
  const orAway = withRefusals(onError)
  const reportsFor = openReports({ backend, contract, engines, limits: tries, now, orAway })

  return {
    servicesFor: (address, signal) => ({
      send: (form, request) => orAway(sendForm(options, form, request, { caller: address, signal })),
      async confirmNewsletter(token) {
        const outcome = await orAway(confirmSubscription(token, { contract, addresses, now: now() }))
        outbox.wake()
        return outcome
      },
      unsubscribe: (token) => orAway(endSubscription(token, contract)),
      reports: reportsFor({ caller: address, signal }),
      letterFile: (order) => orAway(makeLetterFile(order, engines, { caller: address, signal })),
      async followLink(purpose, token, data) {
        const wait = await tries.try(address)
        return wait === undefined ? orAway(followLink({ purpose, token, data }, contract)) : refuse('rate_limited', wait)
      },
    }),
    sendQueued: outbox.wake,
    countDownload: downloads.count,
    flush: downloads.flush,
    async stop() {
      await downloads.flush()
      await Promise.all([outbox.stop(), cleaning.stop()])
    },
  }
}
