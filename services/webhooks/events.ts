/** What can happen to a record, in the contract's words. */
export const recordActions = ['create', 'update', 'delete'] as const

export type RecordAction = (typeof recordActions)[number]

/** What a test tells: nothing happened. */
export const TEST_EVENT = 'webhook.test'

/** Collections that change with every message, mail or press at the desk, or hold secrets: nobody is told of these. */
const quiet: ReadonlySet<string> = new Set([
  ...['webhooks', 'webhookDeliveries', 'outbox', 'outboxClaims'],
  ...['deskPresence', 'newsletterBatches', 'downloads', 'apiUsage', 'apiKeys'],
  // What is tried out with invented people is news for nobody.
  ...['workplaces', 'workplaceInvites', 'cases', 'caseEvents', 'caseLinks', 'caseTicks'],
])

/** Whether other systems may be told of changes in the collection of this name; never of the contract's own. */
export function canBeTold(collection: string): boolean {
  return !collection.startsWith('_') && !quiet.has(collection)
}

/** Such as `leads.create`. */
export function eventOf(collection: string, action: RecordAction): string {
  return `${collection}.${action}`
}

const shape = new RegExp(`^(\\w{1,100})\\.(?:${recordActions.join('|')})$`)

/** Whether a webhook may ask for this event. */
export function isEvent(text: string): boolean {
  const [, collection] = shape.exec(text) ?? []
  return collection !== undefined && canBeTold(collection)
}

/** Name of the collection that an event is about. */
export function collectionOf(event: string): string {
  return event.slice(0, event.lastIndexOf('.'))
}
