import type { DeskMessageKey } from '#words/desk'

interface Place {
  readonly collection: string
  /** Where a person's address stands in it. */
  readonly field: string
  readonly name: DeskMessageKey
}

/** Where something of a person may lie. What belongs to an account or an enquiry is deleted with it. */
export const places: readonly Place[] = [
  { collection: 'leads', field: 'email', name: 'persons.leads' },
  { collection: 'users', field: 'email', name: 'persons.users' },
  { collection: 'newsletter', field: 'email', name: 'persons.newsletter' },
  { collection: 'apiKeys', field: 'email', name: 'persons.apiKeys' },
  { collection: 'outbox', field: 'recipient', name: 'persons.outbox' },
  { collection: 'workplaceInvites', field: 'email', name: 'persons.invites' },
]

/** What goes with them, found by the record that it belongs to. */
export const belongings = [
  { collection: 'answers', field: 'lead', of: 'leads', name: 'persons.answers' },
  { collection: 'reports', field: 'sharer', of: 'users', name: 'persons.reports' },
  { collection: 'workplaces', field: 'owner', of: 'users', name: 'persons.workplaces' },
  { collection: 'cases', field: 'workplace', of: 'workplaces', name: 'persons.cases' },
] as const
