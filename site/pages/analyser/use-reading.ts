import { useCallback, useEffect, useRef, useState } from 'react'
import type { Locale } from '#words/locales'
import type { NotAReference } from '#zeugnis/analyse'
import type { Reading } from '../reading/reading.ts'

/** What the worker says of one text; the text comes back with it. */
export type Answer = { readonly id: number; readonly text: string } & ({ readonly reading: Reading } | { readonly problem: NotAReference['problem'] })

export type ReadingState =
  | { readonly state: 'empty' }
  | { readonly state: 'working' }
  | { readonly state: 'read'; readonly reading: Reading; readonly text: string }
  | { readonly state: 'refused'; readonly problem: NotAReference['problem'] | 'not-loaded' }

/** Reads texts in a worker that starts with the first one. A later text outruns an earlier one. */
export function useReading(locale: Locale, initial: { readonly reading: Reading; readonly text: string }) {
  const [state, setState] = useState<ReadingState>({ state: 'read', ...initial })
  const worker = useRef<Worker>(undefined)
  const latest = useRef(0)
  useEffect(() => () => worker.current?.terminate(), [])
  const read = useCallback(
    (text: string) => {
      worker.current ??= startWorker(
        (answer) => {
          if (answer.id !== latest.current) return
          const { text } = answer
          setState('reading' in answer ? { state: 'read', reading: answer.reading, text } : { state: 'refused', problem: answer.problem })
        },
        () => {
          worker.current?.terminate()
          worker.current = undefined
          setState((before) => (before.state === 'working' ? { state: 'refused', problem: 'not-loaded' } : before))
        },
      )
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

/** Its script may be gone after a new build, or not come without a line: the next text starts another one. */
function startWorker(onAnswer: (answer: Answer) => void, onFailure: () => void): Worker {
  const worker = new Worker(new URL('./analyse.worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => onAnswer(data))
  worker.addEventListener('error', onFailure)
  return worker
}
