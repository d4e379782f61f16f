import type { DeskMessageKey } from '#words/desk'
import { backend } from '../../session/backend.ts'

export interface Count {
  readonly name: DeskMessageKey
  readonly count: number
  readonly to?: string
  /** Somebody has to do something about it. */
  readonly isUrgent: boolean
}

interface Counted extends Omit<Count, 'count'> {
  readonly collection: string
  readonly filter: string
}

const isNew = "(state = '' || state = 'new')"

/** What stands on the first screen, in this order. */
const counted: readonly Counted[] = [
  { name: 'today.enquiries', collection: 'leads', filter: `${isNew} && kind != 'application'`, to: '/enquiries?state=new', isUrgent: true },
  {
    name: 'today.applications',
    collection: 'leads',
    filter: `${isNew} && kind = 'application'`,
    to: '/enquiries?state=new&kind=application',
    isUrgent: true,
  },
  { name: 'today.failedMails', collection: 'outbox', filter: "lastError != ''", to: '/mails', isUrgent: true },
  { name: 'today.waitingMails', collection: 'outbox', filter: "lastError = ''", to: '/mails', isUrgent: false },
  { name: 'today.accesses', collection: 'users', filter: 'verified = true', to: '/accesses?state=confirmed', isUrgent: false },
  { name: 'today.unconfirmedAccesses', collection: 'users', filter: 'verified = false', to: '/accesses?state=waiting', isUrgent: false },
  { name: 'today.readers', collection: 'newsletter', filter: "confirmed != ''", to: '/newsletter/readers', isUrgent: false },
]

/** Asks for all of them at once. */
export function countAll(): Promise<Count[]> {
  return Promise.all(
    counted.map(async ({ collection, filter, ...shown }) => {
      const { totalItems } = await backend.collection(collection).getList(1, 1, { filter, fields: 'id' })
      return { ...shown, count: totalItems }
    }),
  )
}
