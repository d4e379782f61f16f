import type { FileNote } from '../../file-text.ts'
import { DOUBTFUL } from '../limits.ts'
import type { WrittenPage } from '../pictures/page-source.ts'
import type { ScanPage } from '../scan-page.ts'
import { missingPages, orderOf, pageNumberOf } from './page-numbers.ts'

type Page = ScanPage | WrittenPage

/** Pages in the order of the numbers that they bear, and what there is to say of it: files come in the order of their names. */
export function inOrder(given: readonly Page[]): { readonly pages: readonly Page[]; readonly notes: readonly FileNote[] } {
  const numbers = given.map((page) => pageNumberOf(linesOf(page)))
  const order = orderOf(numbers)
  const missing = missingPages(numbers)
  return {
    pages: order.flatMap((at) => given[at] ?? []),
    notes: [
      ...(order.some((at, index) => at !== index) ? [{ code: 'reordered' } as const] : []),
      ...(missing.length > 0 ? [{ code: 'pages-missing', pages: missing } as const] : []),
    ],
  }
}

/** Words that are doubtful tell of no page that would be missing. */
function linesOf(page: Page): string[] {
  if ('written' in page) return page.written.map(({ text }) => text)
  return page.lines.map(({ words }) => words.map(({ text, confidence }) => (confidence < DOUBTFUL ? '' : text)).join(' '))
}
