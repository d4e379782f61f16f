import { dates } from './dates.ts'
import { SUPERUSERS_ID } from './superusers.ts'

/** Which operator has which record open at the desk, so that two of them see each other. `seen` is renewed while it is open. */
export const deskPresence = {
  name: 'deskPresence',
  type: 'base',
  fields: [
    { name: 'operator', type: 'relation', collectionId: SUPERUSERS_ID, maxSelect: 1, required: true, cascadeDelete: true },
    { name: 'place', type: 'text', max: 120, required: true },
    { name: 'seen', type: 'date', required: true },
    ...dates,
  ],
  indexes: ['CREATE INDEX idx_desk_presence_place ON deskPresence (place)'],
} as const
