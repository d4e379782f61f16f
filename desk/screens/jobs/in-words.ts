import type { DeskMessageKey } from '#words/desk'

/** When a job runs, as the key of a sentence and what goes into it. */
export interface InWords {
  readonly key: DeskMessageKey
  readonly values: Readonly<Record<string, number | string>>
}

/** What the usual short names stand for. */
const named: Readonly<Record<string, string>> = {
  '@hourly': '0 * * * *',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@weekly': '0 0 * * 0',
  '@monthly': '0 0 1 * *',
}

type Parts = readonly [minute: string, hour: string, day: string, month: string, weekday: string]

/** A cron expression in words, where it is one of those that people write; undefined for any other. Its times are in UTC. */
export function inWords(expression: string): InWords | undefined {
  const parts = partsOf(named[expression.trim()] ?? expression)
  if (parts?.[3] !== '*') return undefined
  const [minute, hour, day, , weekday] = parts
  if (hour === '*' || hour.startsWith('*/')) return day === '*' && weekday === '*' ? repeated(minute, hour) : undefined
  if (!isNumber(minute) || !isNumber(hour)) return undefined
  const time = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`
  if (day === '*' && weekday === '*') return { key: 'jobs.daily', values: { time } }
  if (day === '*') return /^[0-7]$/.test(weekday) ? { key: 'jobs.weekly', values: { time, weekday: Number(weekday) % 7 } } : undefined
  return isNumber(day) && weekday === '*' ? { key: 'jobs.monthly', values: { time, day: Number(day) } } : undefined
}

function partsOf(expression: string): Parts | undefined {
  const [minute, hour, day, month, weekday, ...more] = expression.trim().split(/\s+/)
  if (!minute || !hour || !day || !month || !weekday || more.length > 0) return undefined
  return [everyOne(minute), everyOne(hour), day, month, weekday]
}

/** Every single one, as it is written more often. */
const everyOne = (part: string): string => (part === '*/1' ? '*' : part)

function repeated(minute: string, hour: string): InWords | undefined {
  if (hour !== '*') return isNumber(minute) ? { key: 'jobs.everyHours', values: { hours: stepOf(hour), minute: Number(minute) } } : undefined
  if (minute === '*') return { key: 'jobs.everyMinute', values: {} }
  if (minute.startsWith('*/')) return { key: 'jobs.everyMinutes', values: { minutes: stepOf(minute) } }
  return isNumber(minute) ? { key: 'jobs.hourly', values: { minute: Number(minute) } } : undefined
}

const stepOf = (part: string): number => Number(part.slice(2))

const isNumber = (part: string): boolean => /^\d{1,2}$/.test(part)
