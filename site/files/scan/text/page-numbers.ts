import { type PageNumber, pageNumberIn } from '../../page-words.ts'

/** Page numbers stand in the first or the last lines. */
const EDGE = 2

/** What stands at an edge of a page about its number; a photo of a paper without one has none. */
export function pageNumberOf(lines: readonly string[]): PageNumber | undefined {
  return [...lines.slice(0, EDGE), ...lines.slice(-EDGE)].flatMap((line) => pageNumberIn(line) ?? [])[0]
}

/**
 * The places of pages in the order of the numbers that they bear, where each has one of its own; else as they were given. One page
 * without a number is the first: many a letter counts from its second page on.
 */
export function orderOf(numbers: readonly (PageNumber | undefined)[]): readonly number[] {
  const given = numbers.map((_, at) => at)
  const pages = numbers.map((number) => number?.page ?? 1)
  if (new Set(pages).size < numbers.length) return given
  return given.sort((a, b) => (pages[a] ?? 1) - (pages[b] ?? 1))
}

/** Pages that others speak of and that are not there. */
export function missingPages(numbers: readonly (PageNumber | undefined)[]): number[] {
  const known = numbers.flatMap((number) => number ?? [])
  if (known.length < numbers.length) return []
  const last = Math.max(0, ...known.map(({ page, of }) => Math.max(page, of ?? 0)))
  return Array.from({ length: last }, (_, at) => at + 1).filter((page) => known.every((one) => one.page !== page))
}
