import { useCallback, useState } from 'react'
import type { RefusalReason } from '#services/forms'
import type { Days, ShareOutcome, ShareProblem } from '#services/reports'
import type { Locale } from '#words/interface'
import { sendReport } from './send-report.ts'
import { useFirms } from './use-firms.ts'
import { useReplacing } from './use-replacing.ts'

/** What stands in the way; `letter` is the place of the text that is meant. */
export interface SharingProblem {
  readonly code: ShareProblem | RefusalReason | 'offline' | 'differs'
  readonly letter: number | null
  /** Seconds after which another try makes sense, where they are known. */
  readonly retryAfter?: number | undefined
}

export type SharedLinks = Extract<ShareOutcome, { kind: 'shared' }>

/** Letters on their way to a link: what will be stored, for how long, and what became of it. No texts until the first one is replaced. */
export function useSharing(text: string, locale: Locale) {
  const [texts, setTexts] = useState<readonly string[]>([])
  const { firms, name, remove } = useFirms(texts.length)
  const [days, setDays] = useState<Days>(7)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<SharingProblem | null>(null)
  const [links, setLinks] = useState<SharedLinks | null>(null)
  // Letters that are there already may have been edited meanwhile.
  const addLetters = useCallback((letters: readonly string[]) => setTexts((now) => [...now, ...letters.slice(now.length)]), [])
  const { replace, stop } = useReplacing(addLetters)

  /** Begins with the letter that the page shows. */
  const open = useCallback(async () => {
    setProblem(null)
    const opened = await replace({ letters: [text], asks: 'replaced' })
    if (opened === 'offline') setProblem({ code: opened, letter: null })
  }, [replace, text])

  async function send() {
    setIsSending(true)
    setProblem(null)
    const outcome = await sendReport({ letters: texts, firms, days }, locale)
    setIsSending(false)
    if (outcome.kind === 'shared') return setLinks(outcome)
    if (outcome.kind === 'differs') setTexts(outcome.texts)
    setProblem(problemOf(outcome))
  }

  return {
    ...{ texts, firms, name, days, isSending, problem, links, open, setDays, send },
    /** Takes another letter of the same person. */
    add: (given: string) => replace({ letters: [...texts, given], asks: 'added' }),
    /** Gives up what is being replaced. */
    stop,
    edit: (index: number, words: string) => setTexts(texts.with(index, words)),
    remove(index: number) {
      setTexts(texts.toSpliced(index, 1))
      remove(index)
    },
    refuseLength: (letter: number) => setProblem({ code: 'too_long', letter }),
  }
}

function problemOf(outcome: Exclude<Awaited<ReturnType<typeof sendReport>>, SharedLinks>): SharingProblem {
  if (outcome.kind === 'invalid') return { code: outcome.problem, letter: outcome.letter }
  if (outcome.kind === 'differs') return { code: 'differs', letter: null }
  return { code: outcome.reason, letter: null, retryAfter: 'retryAfter' in outcome ? outcome.retryAfter : undefined }
}
