import { useCallback, useState } from 'react'
import type { RefusalReason } from '#services/forms'
import type { Days, ShareOutcome, ShareProblem } from '#services/reports'
import type { Locale } from '#words/interface'
import { NoAnswer } from '../../../browser/asker.ts'
import { useAsker } from '../../../browser/use-asker.ts'
import { type LetterAnswer, type LetterQuestion, startLetterWorker } from './letter-worker.ts'
import { sendReport } from './send-report.ts'

/** What stands in the way; `letter` is the place of the text that is meant. */
export interface SharingProblem {
  readonly code: ShareProblem | RefusalReason | 'offline' | 'differs'
  readonly letter: number | null
  /** Seconds after which another try makes sense, where they are known. */
  readonly retryAfter?: number | undefined
}

export type SharedLinks = Extract<ShareOutcome, { kind: 'shared' }>

/** What became of another letter. */
export type Added = 'added' | 'stopped' | ShareProblem | 'offline'

/** Letters on their way to a link: what will be stored, for how long, and what became of it. No texts until the first one is replaced. */
export function useSharing(text: string, locale: Locale) {
  const [texts, setTexts] = useState<readonly string[]>([])
  /** Companies that were written by hand, by the place of their letter. */
  const [firms, setFirms] = useState<readonly (string | null)[]>([])
  const [days, setDays] = useState<Days>(7)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<SharingProblem | null>(null)
  const [links, setLinks] = useState<SharedLinks | null>(null)
  const asker = useAsker<LetterQuestion, LetterAnswer>(startLetterWorker)

  /** Replaces what tells who the person is, in a worker. */
  const replace = useCallback(
    async (question: LetterQuestion): Promise<Added> => {
      const answer = await asker.ask(question).catch((error: NoAnswer) => error)
      if (answer instanceof NoAnswer) return answer.reason === 'stopped' ? 'stopped' : 'offline'
      // Letters that are there already may have been edited meanwhile.
      if ('letters' in answer) setTexts((now) => [...now, ...answer.letters.slice(now.length)])
      return 'problem' in answer ? answer.problem : 'added'
    },
    [asker],
  )

  /** Begins with the letter that the page shows. */
  const open = useCallback(async () => {
    setProblem(null)
    const opened = await replace({ letters: [text], asks: 'replaced' })
    if (opened === 'offline') setProblem({ code: opened, letter: null })
  }, [replace, text])

  async function send() {
    setIsSending(true)
    setProblem(null)
    const outcome = await sendReport({ letters: texts, firms: texts.map((_, index) => firms[index] ?? null), days }, locale)
    setIsSending(false)
    if (outcome.kind === 'shared') return setLinks(outcome)
    if (outcome.kind === 'differs') setTexts(outcome.texts)
    setProblem(problemOf(outcome))
  }

  return {
    ...{ texts, firms, days, isSending, problem, links, open, setDays, send },
    /** Takes another letter of the same person. */
    add: (given: string) => replace({ letters: [...texts, given], asks: 'added' }),
    /** Gives up what is being replaced. */
    stop: useCallback(() => asker.stop(), [asker]),
    edit: (index: number, words: string) => setTexts(texts.with(index, words)),
    name: (index: number, firm: string) => setFirms(texts.map((_, at) => (at === index ? firm : (firms[at] ?? null)))),
    remove(index: number) {
      setTexts(texts.toSpliced(index, 1))
      setFirms(firms.toSpliced(index, 1))
    },
    refuseLength: (letter: number) => setProblem({ code: 'too_long', letter }),
  }
}

function problemOf(outcome: Exclude<Awaited<ReturnType<typeof sendReport>>, SharedLinks>): SharingProblem {
  if (outcome.kind === 'invalid') return { code: outcome.problem, letter: outcome.letter }
  if (outcome.kind === 'differs') return { code: 'differs', letter: null }
  return { code: outcome.reason, letter: null, retryAfter: 'retryAfter' in outcome ? outcome.retryAfter : undefined }
}
