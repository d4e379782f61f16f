import { useEffect, useState } from 'react'
import { useAsker } from '../../../browser/use-asker.ts'
import type { BetterAnswer, BetterQuestion, BetterSentence, ChangedReading } from './better-answer.ts'
import type { ChosenSentence } from './chosen-sentence.ts'
import type { Work } from './kept-work.ts'
import { startWorker } from './use-wordings.ts'

/** Long enough that not every key is read. */
const PAUSE_MS = 300

/**
 * Sentences that were taken over or written, and how the letter reads with them; what was chosen stays when another grade is looked for.
 * @param before what was made of the text before, in this tab
 */
export function useChosen(text: string, before: Work | undefined) {
  const [chosen, setChosen] = useState<readonly ChosenSentence[]>(before?.chosen ?? [])
  const [reading, setReading] = useState<ChangedReading>()
  const [written, setWritten] = useState<Work['written']>(before?.written ?? {})
  const asker = useAsker<BetterQuestion, BetterAnswer>(startWorker)
  useEffect(() => {
    setReading(undefined)
    if (chosen.length === 0) return
    const replacements = chosen.map(({ start, end, text: instead }) => ({ start, end, text: instead }))
    let isNewest = true
    const timer = setTimeout(() => {
      asker.ask({ ask: 'letter', text, replacements }).then(
        (answer) => isNewest && setReading('reading' in answer ? answer.reading : undefined),
        () => undefined,
      )
    }, PAUSE_MS)
    return () => {
      isNewest = false
      clearTimeout(timer)
    }
  }, [asker, text, chosen])
  /** Puts a wording in the place of a sentence; none puts the sentence back. */
  function choose(sentence: BetterSentence, instead: string | undefined) {
    const { start, end, wordings } = sentence
    const own = instead === undefined ? [] : [{ start, end, text: instead, sentence, offered: wordings.find((one) => one.text === instead) }]
    setChosen((before) => [...before.filter((one) => one.start !== start), ...own].sort((one, other) => one.start - other.start))
  }
  function write(sentence: BetterSentence, text: string) {
    setWritten((before) => ({ ...before, [sentence.start]: text }))
    choose(sentence, text.replace(/\s+/g, ' ').trim())
  }
  return { chosen, reading, written, choose, write, undo: () => setChosen([]) }
}
