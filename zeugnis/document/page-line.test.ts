import { expect, it } from 'vitest'
import { pageLine } from './page-line.ts'

it('puts numbers into their places, in whatever order a language has them', () => {
  expect(pageLine('Seite {page} von {pages}', { page: 2, pages: 3 })).toEqual(['Seite ', 2, ' von ', 3])
  expect(pageLine('{pages} pages, this is {page}.', { page: 2, pages: 3 })).toEqual([3, ' pages, this is ', 2, '.'])
})

it('leaves a line without places as it is', () => {
  expect(pageLine('Seite', { page: 1, pages: 1 })).toEqual(['Seite'])
})
