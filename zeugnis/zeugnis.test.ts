import { expect, it } from 'vitest'
import { findRole } from './index.ts'
import { roles } from './lexicon/roles/find-role.ts'

it('knows 21 roles, each with enough to write a reference from, in both languages', () => {
  expect(roles).toHaveLength(21)
  expect(new Set(roles.map((role) => role.slug)).size).toBe(21)
  for (const role of roles) {
    expect(role.tasks.length, role.slug).toBeGreaterThanOrEqual(5)
    expect(role.competences.length, role.slug).toBeGreaterThanOrEqual(3)
    expect(role.pitfalls.length, role.slug).toBeGreaterThanOrEqual(3)
    for (const { de, en } of [...role.tasks, ...role.competences, ...role.pitfalls]) {
      expect(de).not.toBe('')
      expect(en).not.toBe('')
      expect(de + en).not.toMatch(/ [–—] /)
    }
  }
})

it('finds a role by its slug and refuses others', () => {
  expect(findRole('koch-in').name.de).toBe('Koch / Köchin')
  expect(() => findRole('papst')).toThrow(new RangeError('No role: papst'))
})
