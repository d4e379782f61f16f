import { dimensionWords } from '../lexicon/dimension-words.ts'
import { sectionPatterns } from '../lexicon/section-words.ts'
import type { Section } from '../model/analysis.ts'
import type { Dimension } from '../model/dimension.ts'
import { wordPattern } from './matcher.ts'

const compiled = dimensionWords.map(({ dimension, words }) => ({ dimension, pattern: wordPattern(words) }))

/** What a sentence is about, by the words in it; `beurteilung` when nothing says otherwise. */
export function sectionOf(sentence: string): Section {
  if (/^[-–•*]\s/u.test(sentence)) return 'aufgaben'
  for (const section of ['form', 'unternehmen', 'einleitung', 'aufgaben', 'schluss'] as const) {
    if (sectionPatterns[section].test(sentence)) return section
  }
  return 'beurteilung'
}

/**
 * The dimension that a sentence assesses. The summary outweighs the rest: "Leistungen" and "Zufriedenheit" stand in no
 * other; then the number of telling words decides, and the order of the table where it is even.
 */
export function dimensionOf(sentence: string): Dimension | null {
  const scores = compiled.map(({ dimension, pattern }) => ({ dimension, score: [...sentence.matchAll(pattern)].length }))
  const best = scores.reduce((most, next) => (next.score > most.score ? next : most))
  return best.score > 0 ? best.dimension : null
}
