import type PocketBase from 'pocketbase'
import type { Engines, Guest } from '#engines'
import { followLink } from '../accounts/follow-link.ts'
import type { CaseServices } from '../cases/case-services.ts'
import { type FormServices, refuse } from '../forms/index.ts'
import type { Limits } from '../guards/limits.ts'
import { type MakeLetterFile, makeLetterFile } from '../letters/letter-file.ts'
import { confirmSubscription, endSubscription } from '../newsletter/newsletter.ts'
import type { ReportServices } from '../reports/report-services.ts'
import type { OrAway } from './or-away.ts'
import { type SendingFormOptions, sendForm } from './send-form.ts'

/** What a visitor can set going. */
export interface VisitorServices extends FormServices {
  readonly reports: ReportServices
  readonly letterFile: MakeLetterFile
  readonly cases: CaseServices
}

export interface GuestParts {
  readonly contract: PocketBase
  readonly engines: Engines
  readonly tries: Limits
  readonly sending: SendingFormOptions
  readonly orAway: OrAway
  readonly reportsFor: (guest: Guest) => ReportServices
  readonly casesFor: (guest: Guest) => CaseServices
}

/** The services for one guest. */
export function guestServices({ contract, engines, tries, sending, orAway, reportsFor, casesFor }: GuestParts, guest: Guest): VisitorServices {
  const { addresses, now, onQueued } = sending
  return {
    send: (form, request) => orAway(sendForm(sending, form, request, guest)),
    async confirmNewsletter(token) {
      const outcome = await orAway(confirmSubscription(token, { contract, addresses, now: now() }))
      onQueued()
      return outcome
    },
    unsubscribe: (token) => orAway(endSubscription(token, contract)),
    reports: reportsFor(guest),
    cases: casesFor(guest),
    letterFile: (order) => orAway(makeLetterFile(order, engines, guest)),
    async followLink(purpose, token, data) {
      const wait = await tries.try(guest.caller)
      return wait === undefined ? orAway(followLink({ purpose, token, data }, contract)) : refuse('rate_limited', wait)
    },
  }
}
