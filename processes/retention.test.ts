import { expect, test } from 'vitest'
import { handoverDue, signatureTooLate } from './deadlines.ts'
import type { ReferenceCase } from './model/case.ts'
import { deletionDays, forgetDue } from './retention.ts'
import { begun, grades, rules } from './testing/example.ts'
import { seesEvent, viewFor } from './visible.ts'

const at = '2026-11-02T08:00:00Z'
const archived: ReferenceCase = {
  ...begun(at),
  state: 'archived',
  rating: { tasks: [], grades, overall: 2, words: 'Gern wieder.', by: 'Merle Probe', isDone: true },
  draft: { seed: 1, sentences: [] },
  comments: [{ id: 'c1', sentence: null, by: 'reviewer', text: 'Gut so.', at, isSettled: false, answer: '' }],
  release: { form: 'paper', text: 'Text', digest: 'd', at },
}
const on = (day: string) => forgetDue(archived, rules, new Date(`${day}T12:00:00Z`))

test('notes go first, then the rating, then the reference, and nothing while the case is on its way', () => {
  expect(deletionDays(archived, rules)).toEqual({ notes: '2026-11-03', rating: '2026-11-05', reference: '2026-11-09' })
  expect(on('2026-11-02').gone).toEqual([])
  expect(on('2026-11-03')).toMatchObject({ gone: ['notes'], after: { comments: [], rating: { words: '', overall: 2 }, release: { text: 'Text' } } })
  expect(on('2026-11-05')).toMatchObject({ gone: ['notes', 'rating'], after: { rating: null } })
  expect(on('2026-11-09')).toMatchObject({ gone: ['notes', 'rating', 'reference'], after: { release: null, draft: null } })
  expect(forgetDue({ ...archived, state: 'delivered' }, rules, new Date('2027-01-01')).gone).toEqual([])
})

test('a reference is due with the end of the employment, a late one a week after it was asked for, an interim one after four weeks', () => {
  expect(handoverDue({ kind: 'qualifiziert', to: '2026-12-31' }, at, rules)).toBe('2026-12-31')
  expect(handoverDue({ kind: 'qualifiziert', to: '2026-10-31' }, at, rules)).toBe('2026-11-09')
  expect(handoverDue({ kind: 'zwischen', to: null }, at, rules)).toBe('2026-11-30')
})

test('an electronic signature after the last day would carry another day than the letter', () => {
  expect(signatureTooLate({ kind: 'qualifiziert', to: '2026-10-31' }, new Date(at))).toBe(true)
  expect(signatureTooLate({ kind: 'qualifiziert', to: '2026-11-02' }, new Date(at))).toBe(false)
  expect(signatureTooLate({ kind: 'zwischen', to: null }, new Date(at))).toBe(false)
})

test('nobody is given what is not theirs: the employee no rating and no draft, the manager no letter, the works council no rating', () => {
  expect(Object.keys(viewFor('employee', archived))).not.toEqual(expect.arrayContaining(['rating']))
  for (const hidden of ['rating', 'draft', 'comments', 'release']) expect(viewFor('employee', archived)).not.toHaveProperty(hidden)
  for (const hidden of ['draft', 'comments', 'release', 'objections']) expect(viewFor('manager', archived)).not.toHaveProperty(hidden)
  for (const hidden of ['rating', 'objections', 'consent']) expect(viewFor('reviewer', archived)).not.toHaveProperty(hidden)
  expect(viewFor('hr', archived)).toEqual(archived)
  expect(seesEvent('employee', 'comment')).toBe(false)
  expect(seesEvent('manager', 'object')).toBe(false)
})
