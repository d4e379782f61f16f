import type { NewLinkOutcome } from '#services/cases'
import { publicConfigContext } from '../context.ts'
import { guestPath } from '../route-table/account-paths.ts'
import { inLocale } from '../route-table/pages.ts'
import type { Doing, Done } from './answer-work.server.ts'

/** A link that was made, whole, so that it can be sent. */
export function madeLink(outcome: NewLinkOutcome, { context, locale }: Doing): Done {
  if (outcome.kind !== 'link') return outcome
  return { link: context.get(publicConfigContext).origin + inLocale(guestPath(outcome.token), locale) }
}
