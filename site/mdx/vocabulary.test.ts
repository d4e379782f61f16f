import { expect, it } from 'vitest'
import { vocabularies } from './vocabulary.tsx'

it('every component of the writers’ vocabulary has a name of its own', () => {
  const names = vocabularies.flatMap((part) => Object.keys(part))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
