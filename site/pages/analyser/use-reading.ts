import { useCallback, useEffect, useRef, useState } from 'react'
import type { Locale } from '#words/locales'
import type { NotAReference } from '#zeugnis/analyse'
import type { Reading } from './reading/reading.ts'

export type Answer = { readonly id: number; readonly reading: Reading } | { readonly id: number; readonly problem: NotAReference['problem'] }

export type ReadingState =
  | { readonly state: 'empty' }
  | { readonly state: 'working' }
  | { readonly state: 'read'; readonly reading: Reading }
  | { readonly state: 'refused'; readonly problem: NotAReference['problem'] }

/** Reads texts in a worker that starts with the first one. A later text outruns an earlier one. */
export function useReading(locale: Locale, initial: Reading) {
  const [state, setState] = useState<ReadingState>({ state: 'read', reading: initial })
  const worker = useRef<Worker>(undefined)
  const latest = useRef(0)
  useEffect(() => () => worker.current?.terminate(), [])
  const read = useCallback(
    (text: string) => {
      worker.current ??= startWorker((answer) => {
        if (answer.id !== latest.current) return
        setState('reading' in answer ? { state: 'read', reading: answer.reading } : { state: 'refused', problem: answer.problem })
      })
      latest.current += 1
      setState({ state: 'working' })
      worker.current.postMessage({ id: latest.current, text, locale })
    },
    [locale],
  )
  const clear = useCallback(() => {
    latest.current += 1
    setState({ state: 'empty' })
  }, [])
  return { state, read, clear }
}

function startWorker(onAnswer: (answer: Answer) => void): Worker {
  const worker = new Worker(new URL('./analyse.worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => onAnswer(data))
  return worker
}
