import { leadKinds, leadStates } from '../leads/kinds.ts'
import { dates } from './dates.ts'
import { SUPERUSERS_ID } from './superusers.ts'

/** What the contract's own way gives a collection of this type and name; written out because `answers` points to it. */
export const LEADS_ID = 'pbc_3705076665'

const TEN_MEGABYTES = 10 * 2 ** 20

/** Enquiries and applications, each with the day it is deleted. */
export const leads = {
  id: LEADS_ID,
  name: 'leads',
  type: 'base',
  fields: [
    { name: 'kind', type: 'select', values: leadKinds, maxSelect: 1, required: true },
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
    { name: 'state', type: 'select', values: leadStates, maxSelect: 1, help: 'Empty as long as nobody has touched it: new.' },
    { name: 'assignee', type: 'relation', collectionId: SUPERUSERS_ID, maxSelect: 1, help: 'Who of the operators sees to it.' },
    { name: 'note', type: 'text', max: 5000, help: 'For the operators.' },
    ...dates,
  ],
  indexes: [
    'CREATE UNIQUE INDEX idx_leads_submission ON leads (submission)',
    'CREATE INDEX idx_leads_delete_after ON leads (deleteAfter)',
    'CREATE INDEX idx_leads_content ON leads (content)',
    'CREATE INDEX idx_leads_created ON leads (created)',
  ],
} as const
