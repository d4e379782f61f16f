import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { FileProblem } from '../../file-problem.ts'
import type { FileNote } from '../../file-text.ts'
import { loadPart } from '../../load-part.ts'
import type { ScanProgress } from '../recognise-pages.ts'
import { isMostlyGuessed } from '../text/mostly-guessed.ts'
import { type Stretch, stretchesOf } from './doubts.ts'

/** The picture of a page as an address with its data, in which the boxes of its words are places. */
export interface PageImage {
  readonly src: string
  readonly width: number
  readonly height: number
}

export interface Scanned {
  /** Counted from 1: of each letter that was read anew. */
  readonly turn: number
  readonly stretches: readonly Stretch[]
  /** By page; nothing for one that had its text with it. */
  readonly pages: readonly (PageImage | undefined)[]
  /** What there is to say of the pages. */
  readonly notes: readonly FileNote[]
}

export type ScanState =
  | { readonly state: 'waiting'; readonly problem?: FileProblem }
  | { readonly state: 'working'; readonly progress: ScanProgress | undefined; readonly since: number }

let hasReader = false

/** Whether what reads pictures has come already. */
export const isReaderThere = (): boolean => hasReader

/** Reads pictures when it is told to; what reads them is fetched then. What was read last stays until others are read. */
export function useScan() {
  const [state, setState] = useState<ScanState>({ state: 'waiting' })
  const [scanned, setScanned] = useState<Scanned>()
  const running = useRef<AbortController>(undefined)
  // Out of sight, behind a sample, what is being read ends, and its files stay.
  const leave = useEffectEvent(cancel)
  useEffect(() => () => leave(), [])
  async function read(files: readonly File[]) {
    const control = new AbortController()
    running.current = control
    const since = Date.now()
    setState({ state: 'working', progress: undefined, since })
    try {
      const read = await scan(files, control.signal, (progress) => setState({ state: 'working', progress, since }))
      if (control.signal.aborted) return
      running.current = undefined
      setScanned({ ...read, turn: (scanned?.turn ?? 0) + 1 })
      setState({ state: 'waiting' })
    } catch (error) {
      if (control.signal.aborted) return
      running.current = undefined
      setState({ state: 'waiting', problem: error instanceof FileProblem ? error : new FileProblem('damaged', { cause: error }) })
    }
  }
  function cancel() {
    running.current?.abort()
    running.current = undefined
    setState({ state: 'waiting' })
  }
  return { state, scanned, read, cancel }
}

async function scan(files: readonly File[], signal: AbortSignal, onProgress: (progress: ScanProgress) => void): Promise<Omit<Scanned, 'turn'>> {
  const [{ openPages }, { recognisePages }, { textOfScan }, { inOrder }] = await loadPart(
    Promise.all([
      import('../pictures/open-pages.ts'),
      import('../recognise-pages.ts'),
      import('../text/text-of-scan.ts'),
      import('../text/page-order.ts'),
    ]),
  )
  const { pages: sources, close } = await openPages(files)
  try {
    const { pages, notes } = inOrder(await recognisePages(sources, { onProgress, signal }))
    const images = await Promise.all(pages.map((page) => ('written' in page ? undefined : imageOf(page))))
    hasReader = true
    const text = textOfScan(pages)
    if (isMostlyGuessed(text)) throw new FileProblem('unreadable')
    return { stretches: stretchesOf(text), pages: images, notes }
  } finally {
    close()
  }
}

/** As data: our policy lets pictures come from nowhere else. */
function imageOf({ picture, width, height }: { picture: Blob; width: number; height: number }): Promise<PageImage> {
  const { promise, resolve, reject } = Promise.withResolvers<PageImage>()
  const reader = new FileReader()
  reader.addEventListener('load', () => resolve({ src: String(reader.result), width, height }))
  reader.addEventListener('error', () => reject(new FileProblem('damaged', { cause: reader.error })))
  reader.readAsDataURL(picture)
  return promise
}
