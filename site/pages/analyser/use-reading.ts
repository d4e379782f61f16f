import { useCallback, useState } from 'react'
import type { Locale } from '#words/interface'
import type { NotAReference } from '#zeugnis'
import type { NoAnswer } from '../../browser/asker.ts'
import { useAsker } from '../../browser/use-asker.ts'
import type { FileNote } from '../../files/file-text.ts'
import type { Reading } from '../../reading/reading.ts'

export interface Question {
  readonly text: string
  readonly locale: Locale
}

/** What the worker says of a text. */
export type Answer = { readonly reading: Reading } | { readonly problem: NotAReference['problem'] }

export type ReadingState =
  | { readonly state: 'empty' }
  | { readonly state: 'working' }
  /** `notes`: what there is to say beside the text of a file. */
  | { readonly state: 'read'; readonly reading: Reading; readonly text: string; readonly notes: readonly FileNote[] }
  | { readonly state: 'refused'; readonly problem: NotAReference['problem'] | 'not-loaded' }

/** Reads texts in a worker that starts with the first one. A later text ends the reading of an earlier one, `clear` that of any. */
export function useReading(locale: Locale, initial: { readonly reading: Reading; readonly text: string }) {
  const [state, setState] = useState<ReadingState>({ state: 'read', ...initial, notes: [] })
  const asker = useAsker<Question, Answer>(startWorker)
  const read = useCallback(
    (text: string, notes: readonly FileNote[]) => {
      setState({ state: 'working' })
      asker.ask({ text, locale }).then(
        (answer) => setState('reading' in answer ? { state: 'read', reading: answer.reading, text, notes } : { state: 'refused', ...answer }),
        ({ reason }: NoAnswer) => reason === 'failed' && setState({ state: 'refused', problem: 'not-loaded' }),
      )
    },
    [locale, asker],
  )
  /** Why a text can't be read; nothing where it can, or nobody answers. */
  const check = useCallback(
    (text: string) =>
      asker.ask({ text, locale }).then(
        (answer) => ('problem' in answer ? (answer.problem === 'other-language' ? answer.problem : 'no-reference') : undefined),
        () => undefined,
      ),
    [locale, asker],
  )
  const clear = useCallback(() => {
    asker.stop()
    setState({ state: 'empty' })
  }, [asker])
  return { state, read, check, clear }
}

const startWorker = () => new Worker(new URL('./analyse.worker.ts', import.meta.url), { type: 'module' })
