import type { Piece } from './piece.ts'

/** Words that follow each other on two pages by chance are fewer. */
const LENGTH = 8

/** A page and what stands on it, piece by piece. */
export interface Wording {
  readonly page: string
  readonly texts: readonly string[]
}

/** How much of one page stands on another too, from 0 to 1. */
export interface Overlap {
  readonly page: string
  readonly other: string
  readonly share: number
}

/** The runs of eight words inside of a text, one from each word on; none reaches from one text into the next. */
function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.slice(0, Math.max(0, words.length - LENGTH + 1)).map((_, start) => words.slice(start, start + LENGTH).join(' '))
}

/** For every two pages, both ways: the share of one's runs of eight words that the other has as well. The largest first. */
export function overlapsOf(wordings: readonly Wording[]): Overlap[] {
  const pages = wordings.map(({ page, texts }) => ({ page, runs: texts.flatMap(runsOf), known: new Set(texts.flatMap(runsOf)) }))
  return pages
    .flatMap(({ page, runs }) =>
      pages.filter((other) => other.page !== page).map((other) => ({ page, other: other.page, share: share(runs, other.known) })),
    )
    .toSorted((a, b) => b.share - a.share)
}

function share(runs: readonly string[], known: ReadonlySet<string>): number {
  return runs.length === 0 ? 0 : runs.filter((run) => known.has(run)).length / runs.length
}

/** Of a template's front matter, readers see these on the page itself; the others name it or stand in its letter. */
const seen = ['heading', 'lead']

/** Is it prose of a page: a block of its text, or a field of its head that stands on the page? */
export const isOnPage = ({ place }: Piece): boolean => place.startsWith('line ') || seen.includes(place)
