import { z } from 'zod'
import { contractTime } from '#services/desk'
import { backend } from '../../session/backend.ts'

const entry = z.object({
  id: z.string(),
  created: z.string(),
  level: z.number(),
  message: z.string(),
  data: z.record(z.string(), z.unknown()),
})

export type LogEntry = z.infer<typeof entry>

export interface WantedLogs {
  readonly text: string
  /** First digit of the status. */
  readonly status: string
  readonly level: string
  /** One of `spans`. */
  readonly span: string
}

/** First digits of a status. */
export const statusClasses = ['2', '3', '4', '5'] as const

/** How the contract counts what went well and what did not. */
export const levels = ['0', '8'] as const

const HOUR_MS = 3600_000

/** How far back to look, in hours. */
export const spans = { hour: 1, day: 24, week: 168 } as const

const PER_PAGE = 40

const page = z.object({ items: z.array(entry), totalItems: z.number(), totalPages: z.number() })

/** A page of the log of requests, newest first. */
export async function findLogs(wanted: WantedLogs, number: number) {
  return page.parse(await backend.logs.getList(number, PER_PAGE, { filter: filterOf(wanted), sort: '-created' }))
}

export async function readLog(id: string): Promise<LogEntry> {
  return entry.parse(await backend.logs.getOne(id))
}

const hours = z.array(z.object({ date: z.string(), total: z.number() }))

export type HourCount = z.infer<typeof hours>[number]

/** How many requests each hour had, the oldest first. */
export async function countByHour(wanted: WantedLogs): Promise<HourCount[]> {
  return hours.parse(await backend.logs.getStats({ filter: filterOf(wanted) }))
}

function filterOf({ text, status, level, span }: WantedLogs): string {
  const [from, hoursBack] = [Number(status) * 100, Object.entries(spans).find(([name]) => name === span)?.[1]]
  const since = hoursBack && contractTime(new Date(Date.now() - hoursBack * HOUR_MS))
  const parts = [
    text && backend.filter('message ~ {:text}', { text }),
    status && backend.filter('data.status >= {:from} && data.status < {:to}', { from, to: from + 100 }),
    level && backend.filter('level = {:level}', { level: Number(level) }),
    since && backend.filter('created >= {:since}', { since }),
  ]
  return parts.filter(Boolean).join(' && ')
}
