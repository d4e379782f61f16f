import { expect, test } from 'vitest'
import { macros } from './functions.ts'

const values = (now: string) => Object.fromEntries([...macros].map(([name, macro]) => [name, macro(new Date(now))]))

test('the macros of filters are moments and their parts, in UTC', () => {
  expect(values('2028-02-10T23:04:05.006Z')).toEqual({
    '@now': '2028-02-10 23:04:05.006Z',
    '@yesterday': '2028-02-09 23:04:05.006Z',
    '@tomorrow': '2028-02-11 23:04:05.006Z',
    '@todayStart': '2028-02-10 00:00:00.000Z',
    '@todayEnd': '2028-02-10 23:59:59.999Z',
    '@monthStart': '2028-02-01 00:00:00.000Z',
    '@monthEnd': '2028-02-29 23:59:59.999Z',
    '@yearStart': '2028-01-01 00:00:00.000Z',
    '@yearEnd': '2028-12-31 23:59:59.999Z',
    '@second': 5,
    '@minute': 4,
    '@hour': 23,
    '@day': 10,
    '@month': 2,
    '@weekday': 4,
    '@year': 2028,
  })
})

test('a month and a year end on their last day, also in December', () => {
  expect(values('2026-12-31T23:59:59.999Z')).toMatchObject({ '@monthEnd': '2026-12-31 23:59:59.999Z', '@tomorrow': '2027-01-01 23:59:59.999Z' })
})
