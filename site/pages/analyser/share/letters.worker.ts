import { groupLetters } from '#services/reports'
import { issuerOf, replacePersonalData } from '#zeugnis'
import type { LetterAnswer, LetterQuestion } from './letter-worker.ts'

function answer({ letters, asks }: LetterQuestion): LetterAnswer {
  if (asks === 'issuers') return { issuers: letters.map(issuerOf) }
  const replaced = replacePersonalData(letters)
  const grouped = asks === 'added' ? groupLetters(replaced.slice(-1)) : undefined
  return grouped?.isGrouped === false ? { problem: grouped.problem } : { letters: replaced }
}

/** Replaces and reads off the main thread: the page answers meanwhile, and whoever waits can cancel. */
self.addEventListener('message', ({ data }: MessageEvent<LetterQuestion>) => self.postMessage(answer(data)))
