import { describe, expect, test } from 'vitest'
import { inWords } from './in-words.ts'

describe('when a job runs', () => {
  test.each([
    ['* * * * *', 'jobs.everyMinute', {}],
    ['*/1 * * * *', 'jobs.everyMinute', {}],
    ['*/15 * * * *', 'jobs.everyMinutes', { minutes: 15 }],
    ['5 * * * *', 'jobs.hourly', { minute: 5 }],
    ['0 */1 * * *', 'jobs.hourly', { minute: 0 }],
    ['0 */6 * * *', 'jobs.everyHours', { hours: 6, minute: 0 }],
    ['30 4 * * *', 'jobs.daily', { time: '04:30' }],
    ['@daily', 'jobs.daily', { time: '00:00' }],
    ['0 3 * * 7', 'jobs.weekly', { time: '03:00', weekday: 0 }],
    ['15 2 1 * *', 'jobs.monthly', { time: '02:15', day: 1 }],
  ])('"%s" is said in words', (expression, key, values) => {
    expect(inWords(expression)).toEqual({ key, values })
  })

  test.each(['0 0 1 1 *', '0,30 * * * *', '0 1-5 * * *', '0 0 * * 1-5', '1 2', '', '*/5 3 * * *', '0 */2 1 * *'])(
    '"%s" stays as it is',
    (expression) => {
      expect(inWords(expression)).toBeUndefined()
    },
  )
})
