import { casesPath } from '../../route-table/account-paths.ts'
import { inLocale } from '../../route-table/pages.ts'
import { afterActing, backTo, type Deed, type Deeds } from '../answer-work.server.ts'

const deeds: Readonly<Record<string, Deed>> = {
  settings: async (doing) => afterActing(await doing.cases.settings(doing.token, doing.sent), doing),
  invite: async (doing) => afterActing(await doing.cases.invite(doing.token, doing.sent, doing.locale), doing),
  leave: async (doing) => afterActing(await doing.cases.leave(doing.token, String(doing.sent.get('member') ?? '')), doing),
  // Whoever comes back finds a new workplace with its samples.
  removeAll: async ({ cases, token, sent, deed, locale }) => {
    const removed = await cases.removeAll(token, sent)
    return removed.kind === 'done' ? backTo(inLocale(casesPath, locale), deed) : removed
  },
}

/** What is done with the workplace as such. */
export const teamDeeds: Deeds = (name) => deeds[name]
