import { resolve } from 'node:path'
import { proxy } from 'hono/proxy'
import { type Backend, createMailer } from '#backend'
import type { DrawThumb } from '#backend/pictures'
import type { Limits } from '#limits'
import { OWN_ACCOUNT, type VisitorsOptions } from '#services'
import { company } from '#words/facts'
import type { Env } from '../env.ts'
import { openLimits } from '../limits.ts'
import type { Log } from '../log.ts'
import { bringUpToDate } from './bring-up-to-date.ts'
import { warnOfKeptLonger } from './kept-longer.ts'
import { applicationMeta, openBackend, warnOfRights } from './open.ts'

/** The backend as the rest of the process sees it, wherever it is. */
export interface ReachedBackend extends Pick<Backend, 'fetch' | 'deliver' | 'endConnections' | 'close'> {
  /** Where everything is counted that has a limit; closed with the backend. */
  readonly limits: Limits
  /** How services ask it: with the server's own credential. */
  readonly own: VisitorsOptions['backend']
  /** Calls this whenever the backend itself has put mails into the outbox. */
  whenQueued(listener: () => void): void
}

/** The backend that the configuration names: at `BACKEND_URL`, else inside this process. */
export function reachBackend(env: Env, log: Log, drawThumb?: DrawThumb): Promise<ReachedBackend> | ReachedBackend {
  const { BACKEND_URL, BACKEND_TOKEN } = env
  return BACKEND_URL && BACKEND_TOKEN
    ? reachOther(env, { url: BACKEND_URL, token: BACKEND_TOKEN, limits: openLimits(env, log) })
    : openOwn(env, log, drawThumb)
}

interface Other {
  readonly url: string
  readonly token: string
  readonly limits: Limits
}

/** Passes what browsers ask on to the other one, streams included. */
function reachOther(env: Env, { url, token, limits }: Other): ReachedBackend {
  const mailer = createMailer({ smtpUrl: env.SMTP_URL, outbox: resolve(env.DATA_DIR, 'outbox'), meta: applicationMeta(env) })
  return {
    limits,
    own: { base: url, fetch, token: async () => token },
    async fetch(request, { peer }) {
      const { pathname, search } = new URL(request.url)
      const customFetch = (forwarded: Request) => {
        forwarded.headers.delete('host')
        forwarded.headers.set('x-forwarded-for', peer)
        return fetch(forwarded)
      }
      return proxy(`${url}${pathname}${search}`, { raw: request, redirect: 'manual', customFetch }).catch(() =>
        Response.json(unreachable, unreachable),
      )
    },
    // Another backend queues nothing: it sends its mails itself.
    whenQueued: () => undefined,
    deliver: mailer.deliver,
    endConnections: () => undefined,
    async close() {
      mailer.close()
      await limits.close()
    },
  }
}

/** In the contract's shape (its section 1.3). */
const unreachable = { data: {}, message: 'The backend does not answer.', status: 503 }

const TOKEN_SECONDS = 3600
const RENEW_MS = (TOKEN_SECONDS / 2) * 1000
/** A request of this process, to where a superuser may be bound by `superuserIPs`. */
const OWN_ADDRESS = '127.0.0.1'

async function openOwn(env: Env, log: Log, drawThumb: DrawThumb | undefined): Promise<ReachedBackend> {
  let onQueued: () => void = () => undefined
  const limits = openLimits(env, log)
  const backend = await openBackend(env, log, { ...(drawThumb && { drawThumb }), limits, onNotices: () => onQueued() })
  await warnOfRights(backend, log)
  let signed: { readonly token: Promise<string>; readonly at: number } | undefined
  const own: VisitorsOptions['backend'] = {
    base: 'http://backend.internal',
    fetch: (input, init) => backend.fetch(new Request(input, init), { peer: OWN_ADDRESS, isOwn: true }),
    token() {
      if (!signed || Date.now() - signed.at > RENEW_MS) signed = { token: backend.superuserToken(OWN_ACCOUNT, TOKEN_SECONDS), at: Date.now() }
      return signed.token
    },
  }
  const clashing = await bringUpToDate(own)
  if (clashing > 0) log.warn('addresses of accounts differ in the case of letters only', { accounts: clashing, list: 'npm run backend -- clashes' })
  await warnOfKeptLonger(own, { retention: company.retention, log })
  return {
    limits,
    own,
    fetch: backend.fetch,
    whenQueued: (listener) => {
      onQueued = listener
    },
    deliver: backend.deliver,
    endConnections: backend.endConnections,
    close: backend.close,
  }
}
