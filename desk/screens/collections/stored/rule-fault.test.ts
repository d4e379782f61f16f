import { describe, expect, test } from 'vitest'
import { isFilter, ruleFault } from './rule-fault.ts'

const fields = ['id', 'title', 'author']

describe('a rule', () => {
  test.each(['', 'title = "a" && author.name ~ "b"', '@request.auth.id != "" && title:lower = "a"', 'posts_via_author.id ?= "x"', 'author = null'])(
    'has no fault that can be known without asking: %j',
    (text) => {
      expect(ruleFault(text, fields)).toBeUndefined()
    },
  )

  test('is marked where it stops being one', () => {
    expect(ruleFault('title = "a" &&& id = 1', fields)).toEqual({ kind: 'syntax', at: 12, found: '&&& id = 1' })
  })

  test('is marked at a name that no field has', () => {
    expect(ruleFault('title = "a" || autor = "b"', fields)).toEqual({ kind: 'name', at: 15, found: 'autor' })
  })
})

test('a word is looked for, and what compares is a filter', () => {
  expect(isFilter('Meyer & Co')).toBe(false)
  expect(isFilter('title ~ "Meyer"')).toBe(true)
})
