import { calls, caseRoles, caseStates, guestRoles, reviewBodies } from '#processes'
import { dates } from './dates.ts'
import { users } from './users.ts'

const WORKPLACES_ID = 'pbc_workplaces1'
const CASES_ID = 'pbc_cases000001'
const MOST_MEMBERS = 2
const MEGABYTE = 2 ** 20

const hash = { type: 'text', min: 64, max: 64, required: true } as const
const workplace = { name: 'workplace', type: 'relation', collectionId: WORKPLACES_ID, maxSelect: 1, cascadeDelete: true, required: true } as const
const ofCase = { name: 'case', type: 'relation', collectionId: CASES_ID, maxSelect: 1, cascadeDelete: true } as const

/** Where one test access and its two colleagues try out how references are made. */
export const workplaces = {
  id: WORKPLACES_ID,
  name: 'workplaces',
  type: 'base',
  fields: [
    { name: 'owner', type: 'relation', collectionId: users.id, maxSelect: 1, cascadeDelete: true, required: true },
    { name: 'members', type: 'relation', collectionId: users.id, maxSelect: MOST_MEMBERS },
    { name: 'body', type: 'select', values: reviewBodies, maxSelect: 1, required: true, help: 'Who looks at drafts of new cases.' },
    { name: 'locale', type: 'select', values: ['de', 'en'], maxSelect: 1, required: true },
    ...dates,
  ],
  indexes: ['CREATE UNIQUE INDEX idx_workplaces_owner ON workplaces (owner)'],
} as const

/** Colleagues who were asked to join. */
export const workplaceInvites = {
  name: 'workplaceInvites',
  type: 'base',
  fields: [
    workplace,
    { name: 'email', type: 'email', required: true },
    { name: 'tokenHash', ...hash, hidden: true },
    { name: 'expires', type: 'date', required: true },
    ...dates,
  ],
  indexes: [
    'CREATE UNIQUE INDEX idx_workplaceInvites_token ON workplaceInvites (tokenHash)',
    'CREATE INDEX idx_workplaceInvites_expires ON workplaceInvites (expires)',
  ],
} as const

/** References on their way, with invented people. States come from the table of steps; only the service writes here, through that table. */
export const cases = {
  id: CASES_ID,
  name: 'cases',
  type: 'base',
  fields: [
    workplace,
    { name: 'state', type: 'select', values: caseStates, maxSelect: 1, required: true },
    { name: 'person', type: 'text', max: 200, required: true },
    { name: 'kind', type: 'text', max: 20, required: true },
    { name: 'due', type: 'date', required: true, help: 'The day on which the employee should have the reference.' },
    { name: 'stateDue', type: 'date', help: 'Until when it is the turn of whoever is waited for.' },
    { name: 'standing', type: 'json', maxSize: 500_000, required: true },
    { name: 'signed', type: 'file', maxSelect: 1, maxSize: 5 * MEGABYTE, mimeTypes: ['application/pdf'], protected: true },
    { name: 'events', type: 'number', min: 1, onlyInt: true, required: true, help: 'How many its history has.' },
    { name: 'lastHash', ...hash },
    { name: 'tick', type: 'text', min: 15, max: 15, required: true, help: 'The record that whoever has it open listens to.' },
    { name: 'expires', type: 'date', required: true },
    ...dates,
  ],
  indexes: [
    'CREATE INDEX idx_cases_workplace ON cases (workplace, state, due)',
    'CREATE INDEX idx_cases_expires ON cases (expires)',
    'CREATE INDEX idx_cases_due ON cases (state, stateDue)',
  ],
} as const

/** What was done in a case, each entry with the hash of the one before: two people who act at once would write the same number, so one of them does not. */
export const caseEvents = {
  name: 'caseEvents',
  type: 'base',
  fields: [
    { ...ofCase, required: true },
    { name: 'seq', type: 'number', min: 1, onlyInt: true, required: true },
    { name: 'at', type: 'text', max: 30, required: true },
    { name: 'by', type: 'select', values: [...caseRoles, 'clock'], maxSelect: 1, required: true },
    { name: 'call', type: 'select', values: ['open', ...calls], maxSelect: 1, required: true },
    { name: 'digest', ...hash },
    { name: 'previous', type: 'text', max: 64 },
    { name: 'hash', ...hash },
    ...dates,
  ],
  indexes: ['CREATE UNIQUE INDEX idx_caseEvents_seq ON caseEvents (`case`, seq)'],
} as const

/** Links by which people without an account take part. Of their tokens only hashes are kept; one without a case is for asking for a reference. */
export const caseLinks = {
  name: 'caseLinks',
  type: 'base',
  fields: [
    workplace,
    ofCase,
    { name: 'role', type: 'select', values: guestRoles, maxSelect: 1, required: true },
    { name: 'tokenHash', ...hash, hidden: true },
    { name: 'expires', type: 'date', required: true },
    ...dates,
  ],
  indexes: [
    'CREATE UNIQUE INDEX idx_caseLinks_token ON caseLinks (tokenHash)',
    'CREATE INDEX idx_caseLinks_case ON caseLinks (`case`, role)',
    'CREATE INDEX idx_caseLinks_expires ON caseLinks (expires)',
  ],
} as const

/** Tells whoever knows its id that a case has moved on, and nothing else: pages ask for the rest in their own role. */
export const caseTicks = {
  name: 'caseTicks',
  type: 'base',
  viewRule: '',
  fields: [{ ...ofCase, required: true, hidden: true }, { name: 'events', type: 'number', onlyInt: true }, ...dates],
  indexes: ['CREATE INDEX idx_caseTicks_case ON caseTicks (`case`)'],
} as const
