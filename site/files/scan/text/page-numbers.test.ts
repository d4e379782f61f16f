import { describe, expect, it } from 'vitest'
import { missingPages, orderOf, pageNumberOf } from './page-numbers.ts'

const body = ['Arbeitszeugnis', 'Frau Wolf war', 'bei uns tätig.', 'Sie arbeitete', 'stets sorgfältig.']

describe('the number of a page', () => {
  it.each([
    ['Seite 1 von 2', { page: 1, of: 2 }],
    ['Hof Elbe GmbH · Seite 2', { page: 2 }],
    ['Page 2 of 3', { page: 2, of: 3 }],
  ])('is read at its foot: %s', (foot, number) => {
    expect(pageNumberOf([...body, foot])).toEqual(number)
  })

  it('is not looked for in the middle of a letter', () => {
    expect(pageNumberOf(['a', 'b', 'Seite 3', 'c', 'd'])).toBeUndefined()
    expect(pageNumberOf(body)).toBeUndefined()
  })

  it('sets pages right that were given in another order', () => {
    expect(orderOf([{ page: 2 }, { page: 1 }])).toEqual([1, 0])
    expect(orderOf([{ page: 1 }, undefined])).toEqual([0, 1])
    expect(orderOf([{ page: 2, of: 2 }, undefined])).toEqual([1, 0])
    expect(orderOf([{ page: 1 }, { page: 1 }])).toEqual([0, 1])
  })

  it('tells which pages are not there', () => {
    expect(missingPages([{ page: 1, of: 2 }])).toEqual([2])
    expect(missingPages([{ page: 3 }])).toEqual([1, 2])
    expect(
      missingPages([
        { page: 1, of: 2 },
        { page: 2, of: 2 },
      ]),
    ).toEqual([])
    expect(missingPages([undefined])).toEqual([])
  })
})
