import { useCallback } from 'react'
import type { ShareProblem } from '#services/reports'
import { NoAnswer } from '../../../browser/asker.ts'
import { useAsker } from '../../../browser/use-asker.ts'
import { type LetterAnswer, type LetterQuestion, startLetterWorker } from './letter-worker.ts'

/** What became of another letter. */
type Added = 'added' | 'stopped' | ShareProblem | 'offline'

/** Replaces in a worker what tells who a person is. `onLetters` hears of all letters of a question, with that replaced. */
export function useReplacing(onLetters: (letters: readonly string[]) => void) {
  const asker = useAsker<LetterQuestion, LetterAnswer>(startLetterWorker)
  const replace = useCallback(
    async (question: LetterQuestion): Promise<Added> => {
      const answer = await asker.ask(question).catch((error: NoAnswer) => error)
      if (answer instanceof NoAnswer) return answer.reason === 'stopped' ? 'stopped' : 'offline'
      if ('letters' in answer) onLetters(answer.letters)
      return 'problem' in answer ? answer.problem : 'added'
    },
    [asker, onLetters],
  )
  return { replace, stop: useCallback(() => asker.stop(), [asker]) }
}
