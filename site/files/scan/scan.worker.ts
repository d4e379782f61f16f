import { FileProblem } from '../file-problem.ts'
import { pictureOf, pixelsOf } from './pictures/pixels-of.ts'
import { loadReader } from './reading/load-reader.ts'
import type { Reader } from './reading/open-reader.ts'
import { readPicture } from './reading/read-picture.ts'
import type { News, Order } from './worker-messages.ts'

/** Fetched with the first page, kept for all others. */
let reader: Promise<Reader> | undefined

const tell = (news: News) => postMessage(news)

/** The page upright and with its words; without lines where it has none. */
async function read(order: Order): Promise<void> {
  // The bitmap of a large photo takes 200 MB: it is gone before the recognition takes its own.
  const pixels = await pixelsOf(order)
  reader ??= loadReader((done) => tell({ stage: 'loading', done }))
  const open = await reader
  tell({ stage: 'preparing' })
  const onRead = (fraction: number) => tell({ stage: 'reading', fraction })
  const found = readPicture(open, pixels, { onPrepared: () => onRead(0), onRead })
  const { page, lines, confidence } = found ?? { page: pixels, lines: [], confidence: 0 }
  const picture = await pictureOf(page)
  tell({ stage: 'done', confidence, page: { picture, lines, width: page.width, height: page.height } })
}

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  read(data).catch((error: unknown) => {
    if (error instanceof FileProblem && error.code === 'not-loaded') reader = undefined
    const code = error instanceof FileProblem ? error.code : 'damaged'
    tell({ stage: 'failed', code, cause: String(error instanceof FileProblem ? error.cause : error) })
  })
})
