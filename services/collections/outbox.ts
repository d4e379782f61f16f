import { dates } from './dates.ts'

/**
 * Who tries to send a mail for the n-th time: the record's id is made of mail and number, so that one process at most can have
 * written it.
 */
export const outboxClaims = { name: 'outboxClaims', type: 'base', fields: [{ name: 'mail', type: 'text', max: 15 }, ...dates] } as const

/** Mails on their way: written with what they tell of, removed when they have gone out. */
export const outbox = {
  name: 'outbox',
  type: 'base',
  fields: [
    { name: 'reference', type: 'text', max: 120, required: true, help: 'One mail per reference, however often it is asked for.' },
    { name: 'recipient', type: 'email', required: true },
    { name: 'mail', type: 'json', maxSize: 500_000, required: true },
    { name: 'attempts', type: 'number', min: 0, onlyInt: true },
    { name: 'nextAttempt', type: 'date', required: true },
    { name: 'lastError', type: 'text', max: 500 },
    ...dates,
  ],
  indexes: ['CREATE UNIQUE INDEX idx_outbox_reference ON outbox (reference)', 'CREATE INDEX idx_outbox_next ON outbox (nextAttempt)'],
} as const
