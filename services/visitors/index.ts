import { Cron } from 'croner'
import { LRUCache } from 'lru-cache'
import { followLink } from '../accounts/follow-link.ts'
import { type ContractOptions, connect } from '../contract/connect.ts'
import { userOf } from '../contract/user-of.ts'
import { createDownloadCounter } from '../downloads/count-downloads.ts'
import { type FormServices, refuse } from '../forms/index.ts'
import type { CaptchaOptions } from '../guards/captcha.ts'
import { createLimits } from '../guards/limits.ts'
import { confirmSubscription, endSubscription } from '../newsletter/newsletter.ts'
import { startOutbox } from '../outbox/outbox.ts'
import type { CarriedMail } from '../outbox/send-one.ts'
import { findReport, removeReport } from '../reports/open-reports.ts'
import type { ReportServices, ShareOutcome, ShareRequest } from '../reports/report-services.ts'
import { shareReport } from '../reports/share-report.ts'
import { deleteDue } from '../retention/delete-due.ts'
import { createOneAtATime } from './one-at-a-time.ts'
import { sendForm, type VisitorAddresses } from './send-form.ts'

export type { CarriedMail } from '../outbox/send-one.ts'

export interface VisitorsOptions {
  /** How the backend is reached. */
  readonly backend: ContractOptions
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
}

/** What visitors set going, and what has to be done for it by the clock. */
export interface Visitors {
  /** The services for who asks from this address. */
  servicesFor(address: string): VisitorServices
  /** Looks into the outbox now: somebody else has put a mail there. */
  sendQueued(): void
  /** Counts a download, without anything about who took it. */
  countDownload(file: string): void
  /** Writes down the downloads counted so far. */
  flush(): Promise<void>
  /** Ends sending and deleting; waits for what is under way. */
  stop(): Promise<void>
}

const HOURLY = '7 * * * *'
const PRESSED_TWICE_MS = 60_000

/** Begins to send what waits in the outbox and to delete what is due, at once and then every hour. */
export function startVisitors({ backend, deliver, leadsTo, host, addresses, captcha, now, onError }: VisitorsOptions): Visitors {
  const connection = connect(backend)
  const { contract } = connection
  const outbox = startOutbox({ connection, deliver, host, now, onError })
  const downloads = createDownloadCounter({ contract, now, onError })
  const options = {
    ...{ contract, leadsTo, addresses, captcha, now },
    limits: createLimits(),
    oneAtATime: createOneAtATime(),
    pressed: new LRUCache<string, string>({ max: 1000, ttl: PRESSED_TWICE_MS }),
    onQueued: outbox.wake,
  }
  let deleted = Promise.resolve()
  const cleaning = new Cron(HOURLY, { timezone: 'UTC', unref: true }, () => {
    deleted = deleteDue(contract, now()).catch(onError)
  })
  void cleaning.trigger()

  /** What goes wrong inside is the operator's to know; the visitor keeps what was typed and hears that it was not stored. */
  async function orAway<T>(work: Promise<T>): Promise<T | ReturnType<typeof refuse>> {
    try {
      return await work
    } catch (error) {
      onError(error)
      return refuse('backend_away')
    }
  }

  /** Tries and what is stored count as those of forms do. */
  function reportsFor(address: string): ReportServices {
    async function share(request: ShareRequest): Promise<ShareOutcome> {
      const wait = await options.limits.try(address)
      if (wait !== undefined) return refuse('rate_limited', wait)
      const mayStore = () => options.limits.store(address, 1)
      return shareReport(request, { contract, sharer: await userOf(request.authToken, backend), mayStore, now: now() })
    }
    return {
      share: (request) => orAway(share(request)),
      find: (token) => orAway(findReport(token, contract, now())),
      remove: (deletion) => orAway(removeReport(deletion, contract, now())),
    }
  }

  return {
    servicesFor: (address) => ({
      send: (form, request) => orAway(sendForm(options, form, request, { address })),
      async confirmNewsletter(token) {
        const outcome = await orAway(confirmSubscription(token, { contract, addresses, now: now() }))
        outbox.wake()
        return outcome
      },
      unsubscribe: (token) => orAway(endSubscription(token, contract)),
      reports: reportsFor(address),
      async followLink(purpose, token, data) {
        const wait = await options.limits.try(address)
        return wait === undefined ? orAway(followLink({ purpose, token, data }, contract)) : refuse('rate_limited', wait)
      },
    }),
    sendQueued: outbox.wake,
    countDownload: downloads.count,
    flush: downloads.flush,
    async stop() {
      cleaning.stop()
      await downloads.flush()
      await Promise.all([outbox.stop(), deleted])
    },
  }
}
