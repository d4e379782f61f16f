import { answerTo, type BetterSentence } from '../better-answer.ts'

/** What is offered for a letter. */
export function wordingsFor(text: string, to?: 1 | 2) {
  const answer = answerTo({ ask: 'wordings', text, to })
  if (!('sentences' in answer)) throw new Error('no wordings')
  return answer
}

/** The first sentence that holds these words. */
export function sentenceWith(sentences: readonly BetterSentence[], words: string): BetterSentence {
  const found = sentences.find(({ sentence }) => sentence.includes(words))
  if (!found) throw new Error(words)
  return found
}
