import { type RefusalReason, refuse } from '../forms/index.ts'
import type { VisitorServices } from './index.ts'

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
  }
}
