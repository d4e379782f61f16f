import { describe, expect, it } from 'vitest'
import { planChanges } from './plan.ts'

const rules = { listRule: null, viewRule: null, createRule: null, updateRule: null, deleteRule: null }
const wanted = {
  name: 'notes',
  type: 'base',
  fields: [{ name: 'text', type: 'text', max: 10 }],
  otp: { enabled: true },
  indexes: ['CREATE UNIQUE INDEX idx_text ON notes (text)'],
}
const stored = {
  ...rules,
  id: 'pbc_1',
  name: 'notes',
  type: 'base',
  fields: [
    { id: 'f0', name: 'id', type: 'text' },
    { id: 'f1', name: 'text', type: 'text', max: 10, min: 0 },
  ],
  otp: { enabled: true, length: 8 },
  indexes: ['CREATE UNIQUE INDEX `idx_text` ON `notes` (\n  `text`\n)', 'CREATE INDEX other ON notes (id)'],
}

describe('a plan', () => {
  it('is empty for what is there already, however it is written', () => {
    expect(planChanges([wanted], [stored])).toEqual([])
  })

  it('creates what is missing, for superusers only where nothing else is said', () => {
    expect(planChanges([wanted], [])).toEqual([{ name: 'notes', differences: ['is missing'], collection: { ...rules, ...wanted } }])
  })

  it('changes what differs and keeps ids, fields and indexes of others', () => {
    const open = {
      ...stored,
      listRule: '',
      fields: [stored.fields[0], { id: 'own', name: 'own', type: 'bool' }],
      indexes: [stored.indexes[1]],
      otp: { enabled: false, length: 8 },
    }
    const [change] = planChanges([wanted], [open])
    expect(change?.differences).toEqual([
      'listRule is "", wanted null',
      'otp is {"enabled":false,"length":8}, wanted {"enabled":true}',
      'field text is missing',
      'index idx_text is missing or other',
    ])
    expect(change?.collection).toEqual({
      ...open,
      listRule: null,
      otp: { enabled: true, length: 8 },
      fields: [...open.fields, wanted.fields[0]],
      indexes: [stored.indexes[1], ...wanted.indexes],
    })
  })

  it('changes a field under its id, and an index under its name', () => {
    const other = { ...stored, fields: [{ id: 'f1', name: 'text', type: 'text', max: 5 }], indexes: ['CREATE INDEX `idx_text` ON `notes` (`text`)'] }
    const [change] = planChanges([wanted], [other])
    expect(change?.differences).toEqual(['field text: max is 5, wanted 10', 'index idx_text is missing or other'])
    expect(change?.collection).toMatchObject({ fields: [{ id: 'f1', name: 'text', type: 'text', max: 10 }], indexes: wanted.indexes })
  })

  it('lets a unique index over one column give way to the wanted one over it, whatever its name', () => {
    const indexes = ['CREATE UNIQUE INDEX `other` ON `notes` (`text` COLLATE NOCASE) WHERE `text` != ""', 'CREATE INDEX more ON notes (text)']
    const [change] = planChanges([wanted], [{ ...stored, indexes }])
    expect(change?.collection.indexes).toEqual([indexes[1], ...wanted.indexes])
  })

  it('points relations to the collection of that name, whatever its id is there', () => {
    const people = { id: 'pbc_people', name: 'people', type: 'auth', fields: [] }
    const owned = { name: 'notes', type: 'base', fields: [{ name: 'owner', type: 'relation', collectionId: 'pbc_people' }] }
    const planned = (existing: readonly object[]) =>
      planChanges(
        [people, owned],
        existing.map((other) => ({ ...rules, ...other })),
      ).map(({ collection }) => collection)
    expect(planned([])).toMatchObject([people, owned])
    expect(planned([{ ...people, id: '_pb_users_auth_' }])).toMatchObject([{ name: 'notes', fields: [{ collectionId: '_pb_users_auth_' }] }])
    expect(planned([{ ...people, id: '_pb_users_auth_', fields: [], createRule: '' }])).toMatchObject([{ id: '_pb_users_auth_' }, { name: 'notes' }])
  })

  it('refuses what no server can change', () => {
    expect(() => planChanges([wanted], [{ ...stored, type: 'view' }])).toThrow('"notes" is of type view there and must be base')
    const fields = [{ id: 'f1', name: 'text', type: 'number' }]
    expect(() => planChanges([wanted], [{ ...stored, fields }])).toThrow('The field "text" of "notes" is of type number there and must be text')
  })
})
