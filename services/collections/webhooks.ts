import { deliveryStates } from '../webhooks/states.ts'
import { dates } from './dates.ts'

/** What the contract's own way gives a collection of this type and name; written out because deliveries point to it. */
const WEBHOOKS_ID = 'pbc_3653375940'

/** Addresses of other systems that are told when records change. */
export const webhooks = {
  id: WEBHOOKS_ID,
  name: 'webhooks',
  type: 'base',
  fields: [
    { name: 'name', type: 'text', max: 120, required: true },
    { name: 'url', type: 'text', max: 2000, required: true },
    { name: 'secret', type: 'text', max: 80, required: true, hidden: true, help: 'What messages are signed with.' },
    { name: 'events', type: 'json', maxSize: 8000, required: true, help: 'Such as "leads.create".' },
    { name: 'paused', type: 'date', help: 'Since then it is told nothing.' },
    ...dates,
  ],
} as const

/**
 * Messages on their way: written with the change that they tell of. What a record held is not in here: it is read when the message goes out,
 * so that nothing of a deleted person stays.
 */
export const webhookDeliveries = {
  name: 'webhookDeliveries',
  type: 'base',
  fields: [
    { name: 'webhook', type: 'relation', collectionId: WEBHOOKS_ID, maxSelect: 1, required: true, cascadeDelete: true },
    { name: 'event', type: 'text', max: 120, required: true },
    { name: 'record', type: 'text', max: 100, help: 'Id of the record; empty for a test.' },
    { name: 'happened', type: 'date', required: true },
    { name: 'state', type: 'select', values: deliveryStates, maxSelect: 1, required: true },
    { name: 'attempts', type: 'number', min: 0, onlyInt: true },
    { name: 'nextAttempt', type: 'date' },
    { name: 'status', type: 'number', min: 0, onlyInt: true, help: 'Of the last answer; 0 when there was none.' },
    { name: 'lastError', type: 'text', max: 500 },
    ...dates,
  ],
  indexes: [
    'CREATE INDEX idx_webhook_deliveries_next ON webhookDeliveries (state, nextAttempt)',
    'CREATE INDEX idx_webhook_deliveries_webhook ON webhookDeliveries (webhook, created)',
  ],
} as const
