import { dates } from './dates.ts'
import { LEADS_ID } from './leads.ts'
import { SUPERUSERS_ID } from './superusers.ts'

/** What operators have answered to enquiries and applications; deleted with them. */
export const answers = {
  name: 'answers',
  type: 'base',
  fields: [
    { name: 'lead', type: 'relation', collectionId: LEADS_ID, maxSelect: 1, required: true, cascadeDelete: true },
    { name: 'operator', type: 'relation', collectionId: SUPERUSERS_ID, maxSelect: 1 },
    { name: 'language', type: 'select', values: ['de', 'en'], maxSelect: 1, required: true },
    { name: 'subject', type: 'text', max: 200, required: true },
    { name: 'text', type: 'text', max: 20_000, required: true },
    ...dates,
  ],
  indexes: ['CREATE INDEX idx_answers_lead ON answers (lead)'],
} as const
