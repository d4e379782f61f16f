import type PocketBase from 'pocketbase'
import type { Engines, Guest } from '#engines'
import type { ContractOptions } from '../backend-client/connect.ts'
import { sessionOf } from '../backend-client/session.ts'
import { refuse } from '../forms/index.ts'
import type { createLimits } from '../guards/limits.ts'
import { findReport, removeReport } from '../reports/open-reports.ts'
import type { ReportServices, ShareOutcome, ShareRequest } from '../reports/report-services.ts'
import { shareReport } from '../reports/share-report.ts'
import type { OrAway } from './or-away.ts'

interface ReportOptions {
  readonly backend: ContractOptions
  readonly contract: PocketBase
  readonly engines: Engines
  readonly limits: ReturnType<typeof createLimits>
  readonly now: () => Date
  readonly orAway: OrAway
}

/** What a guest may do with shared reports: their tries and what is stored count as those of forms do. */
export function openReports({ backend, contract, engines, limits, now, orAway }: ReportOptions): (guest: Guest) => ReportServices {
  async function share(request: ShareRequest, guest: Guest): Promise<ShareOutcome> {
    const wait = await limits.try(guest.caller)
    if (wait !== undefined) return refuse('rate_limited', wait)
    const mayStore = () => limits.store(guest.caller, 1)
    const session = await sessionOf(request.authToken ?? '', backend)
    return shareReport(request, { contract, engines, guest, sharer: session?.account.id ?? '', mayStore, now: now() })
  }
  return (guest) => ({
    share: (request) => orAway(share(request, guest)),
    find: (token) => orAway(findReport(token, { contract, engines, guest, now: now() })),
    remove: (deletion) => orAway(removeReport(deletion, contract, now())),
  })
}
