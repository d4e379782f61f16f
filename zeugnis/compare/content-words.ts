import { praise } from '../lexicon/cues/praise.ts'
import { readWord } from '../lexicon/words/inflection.ts'
import { presentOf } from './strong-verbs.ts'

/** „ein“ of „arbeitete sich ein“ stands elsewhere than in „eingearbeitet“. */
const particle = /^(?:ein|auf|aus|an|ab|um|durch|zu|vor|mit|nach)?(?:ge)?(?=\p{L}{5})/u
const ending = /(?<=\p{L}{3})e[nmrst]?$/u
const STEM = 6

/** Adverbs of time and degree. */
export const lifting: ReadonlySet<string> = new Set(
  praise.filter(({ weight }) => weight === 'time' || weight === 'lift').flatMap(({ words }) => words),
)

/** What a sentence speaks of: its words without those that any sentence has, and without those of time and degree, by their stems. */
export function contentOf(words: readonly string[]): string[] {
  return words.filter(isContent).map((word) => presentOf(word).replace(particle, '').replace(ending, '').slice(0, STEM))
}

function isContent(word: string): boolean {
  const reading = readWord(word, false)?.class
  return reading !== 'neutral' && reading !== 'having' && !lifting.has(word)
}
