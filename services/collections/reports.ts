import { dates } from './dates.ts'
import { users } from './users.ts'

/** Only whoever shared it, and only while it can be read. Reports that nobody signed in shared have no `sharer`, as strangers have no id. */
const sharer = "@request.auth.id != '' && sharer = @request.auth.id && expires > @now"

/** Shared analysis reports. Of their tokens only the SHA-256 is stored. Who was signed in lists and deletes theirs in the account. */
export const reports = {
  name: 'reports',
  type: 'base',
  listRule: sharer,
  viewRule: sharer,
  deleteRule: sharer,
  fields: [
    { name: 'tokenHash', type: 'text', min: 64, max: 64, required: true, hidden: true },
    { name: 'deletionHash', type: 'text', min: 64, max: 64, required: true, hidden: true },
    {
      name: 'sharer',
      type: 'relation',
      collectionId: users.id,
      maxSelect: 1,
      cascadeDelete: true,
      help: 'Who shared it, if somebody was signed in.',
    },
    { name: 'locale', type: 'select', values: ['de', 'en'], maxSelect: 1, required: true },
    { name: 'companies', type: 'json', maxSize: 2_000_000, required: true },
    { name: 'expires', type: 'date', required: true },
    ...dates,
  ],
  indexes: [
    'CREATE UNIQUE INDEX idx_reports_token ON reports (tokenHash)',
    'CREATE UNIQUE INDEX idx_reports_deletion ON reports (deletionHash)',
    'CREATE INDEX idx_reports_expires ON reports (expires)',
    'CREATE INDEX idx_reports_sharer ON reports (sharer)',
  ],
} as const
