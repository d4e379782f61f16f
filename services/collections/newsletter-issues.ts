import { issueStates } from '../newsletter/issues/states.ts'
import { dates } from './dates.ts'

/** What the contract's own way gives a collection of this type and name; written out because batches point to it. */
const ISSUES_ID = 'pbc_3286983768'

/** Issues of the newsletter, written at the desk in Markdown, in both languages. */
export const newsletterIssues = {
  id: ISSUES_ID,
  name: 'newsletterIssues',
  type: 'base',
  fields: [
    { name: 'state', type: 'select', values: issueStates, maxSelect: 1, required: true },
    { name: 'subjectDe', type: 'text', max: 200 },
    { name: 'subjectEn', type: 'text', max: 200 },
    { name: 'textDe', type: 'text', max: 50_000 },
    { name: 'textEn', type: 'text', max: 50_000 },
    { name: 'planned', type: 'date', help: 'When it is to go out; empty when that was at once.' },
    { name: 'started', type: 'date', help: 'Who was confirmed by then gets it.' },
    { name: 'finished', type: 'date' },
    { name: 'after', type: 'text', max: 15, help: 'Id of the last reader whose mail has been written.' },
    { name: 'sentTo', type: 'number', min: 0, onlyInt: true, help: 'Mails written so far.' },
    ...dates,
  ],
} as const

/**
 * Mails of an issue are written into the outbox by the batch, each in one transaction with its record here: that one batch follows another
 * only once, whatever process dies, or works beside another.
 */
export const newsletterBatches = {
  name: 'newsletterBatches',
  type: 'base',
  fields: [
    { name: 'issue', type: 'relation', collectionId: ISSUES_ID, maxSelect: 1, required: true, cascadeDelete: true },
    { name: 'after', type: 'text', max: 15, help: 'Id of the last reader of the batch before; empty for the first.' },
    { name: 'mails', type: 'number', min: 0, onlyInt: true },
    ...dates,
  ],
  indexes: ['CREATE UNIQUE INDEX idx_newsletter_batches ON newsletterBatches (issue, after)'],
} as const
