import { dates } from './dates.ts'

/** Shared analysis reports. Of their tokens only the SHA-256 is stored. */
export const reports = {
  name: 'reports',
  type: 'base',
  fields: [
    { name: 'tokenHash', type: 'text', min: 64, max: 64, required: true, hidden: true },
    { name: 'deletionHash', type: 'text', min: 64, max: 64, required: true, hidden: true },
    { name: 'owner', type: 'text', max: 15, help: 'Id of the user who shared it, if somebody was signed in.' },
    { name: 'locale', type: 'select', values: ['de', 'en'], maxSelect: 1, required: true },
    { name: 'companies', type: 'json', maxSize: 2_000_000, required: true },
    { name: 'expires', type: 'date', required: true },
    ...dates,
  ],
  indexes: [
    'CREATE UNIQUE INDEX idx_reports_token ON reports (tokenHash)',
    'CREATE UNIQUE INDEX idx_reports_deletion ON reports (deletionHash)',
    'CREATE INDEX idx_reports_expires ON reports (expires)',
    'CREATE INDEX idx_reports_owner ON reports (owner)',
  ],
} as const
