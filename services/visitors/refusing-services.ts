import { type RefusalReason, refuse } from '../forms/index.ts'
import type { VisitorServices } from './guest-services.ts'

/** Services that do nothing but say why: while there is nothing that could store or make anything, and of what was not read. */
export function refusingServices(reason: RefusalReason): VisitorServices {
  const refusing = async () => refuse(reason)
  return {
    send: refusing,
    confirmNewsletter: refusing,
    unsubscribe: refusing,
    followLink: refusing,
    reports: { share: refusing, find: refusing, remove: refusing },
    letterFile: refusing,
    cases: {
      ...{ signIn: refusing, enter: refusing, overview: refusing, find: refusing, begin: refusing, act: refusing, link: refusing },
      ...{ file: refusing, exportAll: refusing, remove: refusing, removeAll: refusing, settings: refusing },
      ...{ invite: refusing, join: refusing, leave: refusing, guest: refusing, guestAct: refusing, guestFile: refusing },
    },
  }
}
