import { describe, expect, test } from 'vitest'
import { filterFault, filterNames } from './check-filter.ts'

describe('a filter that cannot be read', () => {
  test.each([
    ['title = "a" &&', 14],
    ['title == "a"', 6],
    ['(title = "a"', 12],
    ['title = "a" or b = 1', 12],
    ['title = "a', 8],
    ['title "a"', 6],
    ['a = 1 && (b = 2 || c)', 20],
    ['', 0],
  ])('is marked where it stops being one: %j', (text, at) => {
    expect(filterFault(text)?.at).toBe(at)
  })

  test('is none when it can be', () => {
    expect(filterFault('@request.auth.id != "" && title ~ "a"')).toBeUndefined()
  })
})

test('names are given with their places, functions are not', () => {
  expect(filterNames('a.b = 1 && geoDistance(lon, 2) < 3')).toEqual([
    { name: 'a.b', at: 0 },
    { name: 'lon', at: 23 },
  ])
  expect(filterNames('a =')).toEqual([])
})
