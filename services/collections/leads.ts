import { dates } from './dates.ts'

const TEN_MEGABYTES = 10 * 2 ** 20

/** Enquiries and applications, each with the day it is deleted. */
export const leads = {
  name: 'leads',
  type: 'base',
  fields: [
    { name: 'kind', type: 'select', values: ['contact', 'demo', 'partner', 'press', 'application'], maxSelect: 1, required: true },
    { name: 'locale', type: 'select', values: ['de', 'en'], maxSelect: 1, required: true },
    { name: 'name', type: 'text', max: 120 },
    { name: 'email', type: 'email', required: true },
    { name: 'company', type: 'text', max: 160 },
    { name: 'phone', type: 'text', max: 40 },
    { name: 'subject', type: 'text', max: 160 },
    { name: 'message', type: 'text', max: 10_000 },
    { name: 'details', type: 'json', maxSize: 20_000 },
    {
      name: 'files',
      type: 'file',
      maxSelect: 5,
      maxSize: TEN_MEGABYTES,
      protected: true,
      mimeTypes: [
        'application/pdf',
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        'image/jpeg',
        'image/png',
        'image/webp',
      ],
    },
    {
      name: 'submission',
      type: 'text',
      max: 64,
      required: true,
      help: 'Named by the form and what it brought: the same submission twice is one record.',
    },
    { name: 'content', type: 'text', max: 64, help: 'SHA-256 of what was sent: the same within minutes is one record.' },
    { name: 'deleteAfter', type: 'date', required: true },
    ...dates,
  ],
  indexes: [
    'CREATE UNIQUE INDEX idx_leads_submission ON leads (submission)',
    'CREATE INDEX idx_leads_delete_after ON leads (deleteAfter)',
    'CREATE INDEX idx_leads_content ON leads (content)',
  ],
} as const
