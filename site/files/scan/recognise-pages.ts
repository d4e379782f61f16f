import { FileProblem } from '../file-problem.ts'
import { downloadSize } from './download-size.ts'
import { UNREADABLE } from './limits.ts'
import type { PagePicture, PageSource, WrittenPage } from './pictures/page-source.ts'
import type { ScanPage } from './scan-page.ts'
import { readInWorker } from './scan-worker.ts'

/** How far it is: page `page` of `pages`, both counted from 1 and only of those that are pictures. */
export type ScanProgress =
  /** Bytes as they come over the line; only before the first page of a visit. */
  | { readonly stage: 'loading'; readonly done: number; readonly total: number }
  | { readonly stage: 'preparing'; readonly page: number; readonly pages: number }
  /** `fraction` of this page, from 0 to 1. */
  | { readonly stage: 'reading'; readonly page: number; readonly pages: number; readonly fraction: number }

export interface Recognising {
  readonly onProgress: (progress: ScanProgress) => void
  /** Ends it at once; what was read until then is lost. */
  readonly signal: AbortSignal
}

/**
 * Reads pages one after the other, in this browser: nothing of them leaves it. Those that bring their text are passed on as they are.
 * @throws {FileProblem} `no-words` when there is none on any page, `unreadable` when they are all too unsure, `not-loaded` when the
 * recognition could not be fetched, and what `draw` throws
 * @throws the signal's reason when it was given up
 */
export async function recognisePages(sources: readonly PageSource[], { onProgress, signal }: Recognising): Promise<(ScanPage | WrittenPage)[]> {
  const pages = sources.filter((source) => 'draw' in source).length
  const read: (ScanPage | WrittenPage)[] = []
  const confidences: number[] = []
  for (const source of sources) {
    if ('written' in source) {
      read.push(source)
      continue
    }
    const { page, confidence } = await recognise(source, { onProgress, signal, number: confidences.length + 1, pages })
    read.push(page)
    confidences.push(page.lines.length > 0 ? confidence : 0)
  }
  const best = Math.max(...confidences)
  if (read.length === confidences.length && best < UNREADABLE) throw new FileProblem(best > 0 && hasWords(read) ? 'unreadable' : 'no-words')
  return read
}

interface Numbered extends Recognising {
  readonly number: number
  readonly pages: number
}

async function recognise({ draw }: PagePicture, { onProgress, signal, number, pages }: Numbered) {
  signal.throwIfAborted()
  return readInWorker(await draw(), signal, (news) => {
    if (news.stage === 'loading') onProgress({ ...news, total: downloadSize })
    else onProgress({ ...news, page: number, pages })
  })
}

/** So many words of several letters are no chance: leaves of trees look like letters too. */
const WORDS = 12

function hasWords(pages: readonly (ScanPage | WrittenPage)[]): boolean {
  const words = pages.flatMap((page) => ('lines' in page ? page.lines.flatMap(({ words }) => words) : []))
  return words.filter(({ text }) => /\p{L}{3}/u.test(text)).length >= WORDS
}
