import { useState } from 'react'
import type { RefusalReason } from '#services/forms'
import { type Days, groupLetters, type ShareOutcome, type ShareProblem } from '#services/reports'
import type { Locale } from '#words/locales'
import { replacePersonalData } from '#zeugnis/replace'
import { sendReport } from './send-report.ts'

/** What stands in the way; `letter` is the place of the text that is meant. */
export interface SharingProblem {
  readonly code: ShareProblem | RefusalReason | 'offline' | 'differs'
  readonly letter: number | null
}

export type SharedLinks = Extract<ShareOutcome, { kind: 'shared' }>

/** Letters on their way to a link: what will be stored, for how long, and what became of it. */
export function useSharing(text: string, locale: Locale) {
  const [texts, setTexts] = useState<readonly string[]>(() => replacePersonalData([text]))
  const [days, setDays] = useState<Days>(7)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<SharingProblem | null>(null)
  const [links, setLinks] = useState<SharedLinks | null>(null)

  /** Takes another letter of the same person; says why it takes none. */
  function add(given: string): ShareProblem | null {
    const added = replacePersonalData([...texts, given]).at(-1) ?? ''
    const grouped = groupLetters([added])
    if (!grouped.isGrouped) return grouped.problem
    setTexts([...texts, added])
    return null
  }

  async function send() {
    setIsSending(true)
    setProblem(null)
    const outcome = await sendReport({ letters: texts, days }, locale)
    setIsSending(false)
    if (outcome.kind === 'shared') return setLinks(outcome)
    if (outcome.kind === 'differs') setTexts(outcome.texts)
    setProblem(problemOf(outcome))
  }

  return {
    ...{ texts, days, isSending, problem, links, setDays, add, send },
    edit: (index: number, words: string) => setTexts(texts.with(index, words)),
    remove: (index: number) => setTexts(texts.toSpliced(index, 1)),
    refuseLength: (letter: number) => setProblem({ code: 'too_long', letter }),
  }
}

function problemOf(outcome: Exclude<Awaited<ReturnType<typeof sendReport>>, SharedLinks>): SharingProblem {
  if (outcome.kind === 'invalid') return { code: outcome.problem, letter: outcome.letter }
  return { code: outcome.kind === 'differs' ? 'differs' : outcome.reason, letter: null }
}
