import { groupLetters } from '#services/reports'
import { replacePersonalData } from '#zeugnis'
import type { LetterAnswer, LetterQuestion } from './letter-worker.ts'

function answer({ letters, asks }: LetterQuestion): LetterAnswer {
  if (asks === 'companies') return { companies: letters.map(companyOf) }
  const replaced = replacePersonalData(letters)
  const grouped = asks === 'added' ? groupLetters(replaced.slice(-1)) : undefined
  return grouped?.isGrouped === false ? { problem: grouped.problem } : { letters: replaced }
}

/** Which company a letter counts for; `null` without a letterhead, "" where it is no letter. */
function companyOf(letter: string): string | null {
  const grouped = groupLetters([letter])
  return grouped.isGrouped ? (grouped.companies[0]?.name ?? null) : ''
}

/** Replaces and reads off the main thread: the page answers meanwhile, and whoever waits can cancel. */
self.addEventListener('message', ({ data }: MessageEvent<LetterQuestion>) => self.postMessage(answer(data)))
