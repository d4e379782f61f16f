import { type CountingOptions, createDayCounter, type DayCounter } from '../counts/count-by-day.ts'

const WRITE_AFTER_MS = 10_000

/** Counts downloads: of files, named as they lie in the site, and nothing about who took them. */
export function createDownloadCounter(options: CountingOptions): DayCounter<'count'> {
  return createDayCounter({ ...options, collection: 'downloads', of: 'file', writeAfterMs: WRITE_AFTER_MS })
}
