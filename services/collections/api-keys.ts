import { apiProducts } from '#words/facts'
import { MOST_PER_MINUTE } from '../api-keys/form.ts'
import { dates } from './dates.ts'

/** What the contract's own way gives a collection of this type and name; written out because `apiUsage` points to it. */
const API_KEYS_ID = 'pbc_2332478454'

/** Keys of the public API that were given out. The keys themselves are nowhere: only their SHA-256 and their first characters. */
export const apiKeys = {
  id: API_KEYS_ID,
  name: 'apiKeys',
  type: 'base',
  fields: [
    { name: 'name', type: 'text', max: 120, required: true },
    { name: 'email', type: 'email', help: 'Of its owner.' },
    { name: 'prefix', type: 'text', max: 20, required: true, help: 'The first characters of the key: what lists show of it.' },
    { name: 'keyHash', type: 'text', min: 64, max: 64, required: true, hidden: true, help: 'SHA-256 of the key, in hex.' },
    { name: 'scopes', type: 'select', values: [...apiProducts], maxSelect: apiProducts.length, required: true },
    { name: 'perMinute', type: 'number', min: 0, max: MOST_PER_MINUTE, onlyInt: true, help: 'Requests a minute; 0 for the default.' },
    { name: 'expires', type: 'date', help: 'It holds until then; empty: without end.' },
    { name: 'revoked', type: 'date', help: 'Since then it opens nothing.' },
    { name: 'lastUsed', type: 'date' },
    ...dates,
  ],
  indexes: ['CREATE UNIQUE INDEX idx_api_keys_hash ON apiKeys (keyHash)', 'CREATE UNIQUE INDEX idx_api_keys_prefix ON apiKeys (prefix)'],
} as const

/** How often a key was used on a day (UTC), and how many of these requests were refused for its limit or its scopes. */
export const apiUsage = {
  name: 'apiUsage',
  type: 'base',
  fields: [
    { name: 'key', type: 'relation', collectionId: API_KEYS_ID, maxSelect: 1, cascadeDelete: true, required: true },
    { name: 'day', type: 'text', pattern: String.raw`^\d{4}-\d{2}-\d{2}$`, required: true },
    { name: 'count', type: 'number', min: 0, onlyInt: true },
    { name: 'refused', type: 'number', min: 0, onlyInt: true },
  ],
  indexes: ['CREATE UNIQUE INDEX idx_api_usage_key_day ON apiUsage (key, day)'],
} as const
