import { foldPattern } from '#language'
import { kindPatterns, languageWords, tenseVerbs } from '../../lexicon/section-words.ts'
import type { AnalysedSentence, NotAReference } from '../../model/analysis.ts'
import type { Kind } from '../../model/spec.ts'
import { isAssessing, type ReadSentence } from './read-sentences.ts'

/** So much of a text shows its language and its kind. */
const SAMPLE = 20_000
const TOP = 1_500

const german = foldPattern(languageWords.de)
const kinds = kindPatterns.map(([kind, pattern]) => [kind, foldPattern(pattern)] as const)
const past = foldPattern(tenseVerbs.past)
const present = foldPattern(tenseVerbs.present)

function count(text: string, pattern: RegExp): number {
  return text.slice(0, SAMPLE).match(pattern)?.length ?? 0
}

/** The language of a folded text by its most frequent words; `unknown` without any, or where a third language has most. */
export function languageOf(text: string): NotAReference['language'] {
  const [de, en, other] = [count(text, german), count(text, languageWords.en), count(text, languageWords.other)]
  if (Math.max(de, en) === 0 || other > Math.max(de, en)) return 'unknown'
  return de >= en ? 'de' : 'en'
}

/** By its heading; without one that tells, by whether it assesses. */
export function kindOf(text: string, read: readonly AnalysedSentence[]): Kind {
  const named = kinds.find(([, pattern]) => pattern.test(text.slice(0, TOP)))?.[0]
  if (named) return named
  if (/einfache[sn]? (?:arbeits)?zeugnis/iu.test(text)) return 'einfach'
  return assesses(read) ? 'qualifiziert' : 'einfach'
}

/** One sentence that sounds like praise does not make a reference that says what was done and when a qualified one. */
function assesses(read: readonly AnalysedSentence[]): boolean {
  const assessing = read.filter(isAssessing)
  return assessing.length > 1 || assessing.some(({ dimension, by }) => dimension !== null && by === 'words')
}

/** The tense of the assessment, or of the whole where there is none. */
export function tenseOf(all: readonly ReadSentence[]): 'past' | 'present' {
  const { before, now } = countTenses(all)
  return before >= now ? 'past' : 'present'
}

/** Whether one tense prevails: lasting knowledge may stay in the present in a final reference. */
export function isClearTense(all: readonly ReadSentence[]): boolean {
  const { before, now } = countTenses(all)
  return Math.max(before, now) >= 4 && Math.min(before, now) * 2 < Math.max(before, now)
}

/** „hat … gearbeitet“, „ist … eingesprungen“: the perfect looks back though its auxiliary is in the present. */
const perfect =
  /(?<!\p{L})(?:hat|haben|ist|sind|habe)(?!\p{L})(?=[^.;:]{0,160}?(?<!\p{L})(?:\p{L}{0,8}ge\p{L}{2,14}(?:t|en)|(?:be|er|ver|ent|ueber|unter)\p{L}{2,14}(?:t|en)|\p{L}{2,14}iert)(?!\p{L}))/giu

function countTenses(all: readonly ReadSentence[]): { readonly before: number; readonly now: number } {
  const assessing = all.filter(({ read }) => read.section === 'beurteilung' || read.section === 'einleitung')
  const text = (assessing.length > 1 ? assessing : all).map(({ sentence }) => sentence.text).join(' ')
  const looking = count(text, perfect)
  return { before: count(text, past) + looking, now: count(text, present) - looking }
}
