import { expect, it } from 'vitest'
import { gradeFrom, grades } from './grade.ts'

it('knows the five grades of references, and no sixth or half one', () => {
  expect([1, 2, 3, 4, 5].map(gradeFrom)).toEqual(grades)
  for (const value of [0, 2.5, 6]) expect(() => gradeFrom(value)).toThrow(new RangeError(`No grade: ${value}`))
})
