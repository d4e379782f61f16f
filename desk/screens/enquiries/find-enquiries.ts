import { z } from 'zod'
import { storedLead } from '#services/desk'
import { backend } from '../../session/backend.ts'

export interface Wanted {
  readonly text: string
  readonly kind: string
  readonly state: string
  /** Id of an operator. */
  readonly assignee: string
  readonly sort: string
  readonly page: number
}

/** The orders that a list can be in, the first by itself. */
export const orders = ['-created', 'created', 'name', 'deleteAfter'] as const

const PER_PAGE = 30

const page = z.object({ items: z.array(storedLead), totalItems: z.number(), totalPages: z.number() })

/** A page of enquiries and applications. Rejects with the client's error. */
export async function findEnquiries({ sort, page: number, ...wanted }: Wanted) {
  const order = orders.find((one) => one === sort) ?? orders[0]
  const found = await backend.collection('leads').getList(number, PER_PAGE, { filter: filterOf(wanted), sort: `${order},id` })
  return page.parse(found)
}

/** Every enquiry that the filter lets through. */
export async function allEnquiries(wanted: Omit<Wanted, 'page' | 'sort'>) {
  return z.array(storedLead).parse(await backend.collection('leads').getFullList({ filter: filterOf(wanted), sort: 'created' }))
}

function filterOf({ text, kind, state, assignee }: Omit<Wanted, 'page' | 'sort'>): string {
  const parts = [
    text && backend.filter('(name ~ {:text} || email ~ {:text} || company ~ {:text} || message ~ {:text})', { text }),
    kind && backend.filter('kind = {:kind}', { kind }),
    state && (state === 'new' ? "(state = '' || state = 'new')" : backend.filter('state = {:state}', { state })),
    assignee && backend.filter('assignee = {:assignee}', { assignee }),
  ]
  return parts.filter(Boolean).join(' && ')
}
