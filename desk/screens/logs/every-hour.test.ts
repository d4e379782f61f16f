import { expect, test } from 'vitest'
import { everyHour } from './every-hour.ts'

const at = (day: number, hour: number) => `2026-11-${day} ${String(hour).padStart(2, '0')}:00:00.000Z`

test('hours in which nothing was asked stand between the others', () => {
  const counts = [
    { date: at(20, 22), total: 3 },
    { date: at(21, 1), total: 5 },
  ]
  const hours = everyHour(counts)
  expect(hours.slice(-4)).toEqual([
    { date: at(20, 22), total: 3 },
    { date: at(20, 23), total: 0 },
    { date: at(21, 0), total: 0 },
    { date: at(21, 1), total: 5 },
  ])
})

test('a day is drawn at least', () => {
  const hours = everyHour([{ date: at(20, 22), total: 3 }])
  expect(hours).toHaveLength(24)
  expect(hours[0]).toEqual({ date: at(19, 23), total: 0 })
})

test('no more than a week is drawn, the last one', () => {
  const hours = everyHour([
    { date: at(10, 0), total: 1 },
    { date: at(25, 0), total: 2 },
  ])
  expect(hours).toHaveLength(168)
  expect(hours.at(-1)).toEqual({ date: at(25, 0), total: 2 })
})

test('without requests there are no hours', () => {
  expect(everyHour([])).toEqual([])
})
