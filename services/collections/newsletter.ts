import { dates } from './dates.ts'

/** Addresses for the newsletter, in use from the day they were confirmed. */
export const newsletter = {
  name: 'newsletter',
  type: 'base',
  fields: [
    { name: 'email', type: 'email', required: true },
    { name: 'locale', type: 'select', values: ['de', 'en'], maxSelect: 1, required: true },
    {
      name: 'tokenHash',
      type: 'text',
      min: 64,
      max: 64,
      required: true,
      hidden: true,
      help: 'SHA-256 of the token in confirmation and unsubscribe links.',
    },
    {
      name: 'leaveHash',
      type: 'text',
      max: 64,
      hidden: true,
      help: 'SHA-256 of the token in the unsubscribe links of issues, which is made of `tokenHash`; empty until the first issue.',
    },
    {
      name: 'bounces',
      type: 'number',
      min: 0,
      onlyInt: true,
      help: 'How often a mail server has refused an issue to this address for good.',
    },
    { name: 'lastBounce', type: 'text', max: 500 },
    { name: 'confirmed', type: 'date' },
    { name: 'deleteAfter', type: 'date', help: 'Set until the address is confirmed.' },
    ...dates,
  ],
  indexes: [
    'CREATE UNIQUE INDEX idx_newsletter_email ON newsletter (email)',
    'CREATE UNIQUE INDEX idx_newsletter_token ON newsletter (tokenHash)',
    'CREATE INDEX idx_newsletter_leave ON newsletter (leaveHash)',
  ],
} as const
