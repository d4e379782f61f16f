/** The number that a page bears, and of how many; a photo of a paper without one has none. */
interface PageNumber {
  readonly page: number
  readonly of?: number
}

const numbered = /(?:^|\s)(?:Seite|Blatt|Page)\s*(\d{1,2})(?:\s*(?:von|of|\/)\s*(\d{1,2}))?\s*$/iu

/** What stands at the edge of a page about its number. */
export function pageNumberOf(lines: readonly string[]): PageNumber | undefined {
  const edges = lines.length > 4 ? [...lines.slice(0, 2), ...lines.slice(-2)] : lines
  const [, page, of] = edges.map((line) => numbered.exec(line)).find((found) => found !== null) ?? []
  return page === undefined ? undefined : { page: Number(page), ...(of !== undefined && { of: Number(of) }) }
}

/** The places of pages in the order of the numbers that they bear, where each has one of its own; else as they were given. */
export function orderOf(numbers: readonly (PageNumber | undefined)[]): readonly number[] {
  const given = numbers.map((_, at) => at)
  const pages = numbers.flatMap((number) => number?.page ?? [])
  if (new Set(pages).size < numbers.length) return given
  return given.sort((a, b) => (numbers[a]?.page ?? 0) - (numbers[b]?.page ?? 0))
}

/** Pages that others speak of and that are not there. */
export function missingPages(numbers: readonly (PageNumber | undefined)[]): number[] {
  const known = numbers.flatMap((number) => number ?? [])
  if (known.length < numbers.length) return []
  const last = Math.max(0, ...known.map(({ page, of }) => Math.max(page, of ?? 0)))
  return Array.from({ length: last }, (_, at) => at + 1).filter((page) => known.every((one) => one.page !== page))
}
