import { fold, makeFinder, type Place, type Word } from '#language'
import { harmlessSettings, limitingPrepositions, performanceVerbs } from '../../lexicon/content-words.ts'
import { neutralNouns } from '../../lexicon/neutral-nouns.ts'
import { knownWords } from './known-words.ts'

const attribute = /(?:e|en|er|es|em)$/
/** "organisierte", "dokumentiert": what was done. The few that turn a praise are cues. */
const foreignVerb = /^[a-z]{2,}ier(?:t|te|ten|en)$/

/** No word of a reference is longer: what is was not written to be read. */
const LONGEST_WORD = 40

const findContent = makeFinder([{ phrases: [...performanceVerbs, ...neutralNouns], value: true }])
const findSettings = makeFinder([{ phrases: harmlessSettings, value: true }])

/** How far behind a preposition its noun may stand. */
const REACH = 6

/**
 * Words that could turn the meaning of a sentence and that the lexicon does not know: adverbs, particles, conjunctions,
 * nouns and verbs outside of those by which references praise, and any noun behind a preposition that may limit ("bei",
 * "in", "nach") but for the usual settings. Names and adjectives before a noun are not counted; the negative
 * ones among them ("mangelnd") are cues.
 */
export function unknownWords(words: readonly Word[], marked: readonly Place[], names: ReadonlySet<string>): Word[] {
  const isMarked = makeCovered(marked)
  const covered = makeCovered([...marked, ...findContent(words)])
  const settings = new Set(findSettings(words).map(({ start }) => start))
  const limits = words.flatMap((word, index) => (limitingPrepositions.has(word.key) ? limitingNoun(words, index) : []))
  const unsettled = limits.filter((noun) => !settings.has(noun.start) && !knownWords.has(noun.key) && !names.has(noun.text) && !isMarked(noun))
  const unknown = words.filter(
    (word, index) => !covered(word) && !names.has(word.text) && !settings.has(word.start) && !isKnown(word, words[index - 1], words[index + 1]),
  )
  return [...new Set([...unknown, ...unsettled])].sort((a, b) => a.start - b.start)
}

/** The first noun behind a preposition, unless a verb or another preposition comes before it. */
function limitingNoun(words: readonly Word[], at: number): Word[] {
  const noun = words.slice(at + 1, at + 1 + REACH).find(({ text }) => /^\p{Lu}/u.test(text))
  return noun ? [noun] : []
}

function isKnown({ text, key }: Word, before: Word | undefined, next: Word | undefined): boolean {
  if (text.length > LONGEST_WORD) return false
  if (/^[\p{N}]/u.test(text) && before) return true
  if (knownWords.has(key)) return true
  if (foreignVerb.test(key)) return true
  return attribute.test(key) && key.length > 4 && isNounPhrase(next)
}

/** A noun, or another attribute or „und“ on the way to one. */
function isNounPhrase(next: Word | undefined): boolean {
  return next !== undefined && (/^\p{Lu}/u.test(next.text) || attribute.test(next.key) || next.key === 'und')
}

/** Whether a word lies in one of the places. */
function makeCovered(places: readonly Place[]): (word: Word) => boolean {
  const starts = new Set<number>()
  for (const { start, end } of places) for (let at = start; at < end; at += 1) starts.add(at)
  return ({ start }) => starts.has(start)
}

/** A set of names as they stand in a folded text. */
export function namesIn(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.map(fold))
}
