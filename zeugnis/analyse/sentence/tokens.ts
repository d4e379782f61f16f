import { type Found, makeFinder, type Place, placesOf, type Word, wordsOf } from '#language'
import { codes, harmless } from '../../lexicon/cues/codes.ts'
import { distance } from '../../lexicon/cues/distance.ts'
import { limits } from '../../lexicon/cues/limits.ts'
import { praise } from '../../lexicon/cues/praise.ts'
import { isMeasure } from '../../lexicon/measures.ts'
import { type Reading, readWord } from '../../lexicon/words/inflection.ts'
import type { Cue } from '../../model/mark.ts'
import { nameParticles } from './names.ts'

export type FoundCue = Found<Cue>

/** A word of a sentence with what the lexicon knows of it. */
export interface Token extends Word {
  readonly index: number
  readonly isNoun: boolean
  /** Part of the name of the person, with Herr or Frau before it. */
  readonly isPerson: boolean
  readonly reading: Reading | null
  /** The phrase that the word is part of. */
  readonly cue: FoundCue | null
  /** Part of a phrase in which the words of cues mean nothing. */
  readonly isHarmless: boolean
  /** Whether a comma or another mark stands before the word. */
  readonly mark: 'comma' | 'stop' | null
}

export const cues: readonly Cue[] = [...codes, ...limits, ...distance, ...praise]

const findCues = makeFinder<Cue | null>([{ phrases: harmless, value: null }, ...cues.map((cue) => ({ phrases: cue.words, value: cue }))])

const one = String.raw`\p{Lu}[\p{L}'’-]+`
const name = String.raw`(?:\[Person \p{Lu}{1,2}\]|${nameParticles}{0,2}${one}(?:\s+${nameParticles}?${one})?)`
/** Herr or Frau with the name, or what stands in its place after names were replaced. */
const address = new RegExp(String.raw`(?<!\p{L})(?:Herrn?|Frau)\s+(?:(?:Dr|Prof)\.?(?:-Ing\.)?\s+)*${name}|\[Person \p{Lu}{1,2}\]`, 'gu')

const raising = cues.filter(({ weight }) => weight === 'time' || weight === 'lift')
const findRaising = makeFinder<Cue>(raising.map((cue) => ({ phrases: cue.words.filter((word) => !word.includes(' ')), value: cue })))

/** What is quoted is not said. */
const quotation = /[„“"»«][^„“”"»«]{1,80}[“”"»«]/gu

/** The words of a folded sentence, each with its reading; linear in their number. */
export function tokensOf(sentence: string, names: ReadonlySet<string>): Token[] {
  const words = wordsOf(sentence)
  const found = findCues(words)
  const byWord = spread(found)
  for (const raising of found.some(hasGap) ? spread(findRaising(words)) : [])
    if (raising && isInside(raising, byWord[raising.words[0]])) byWord[raising.words[0]] = raising
  const isNamed = makeCovered(placesOf(sentence, address))
  const isQuoted = makeCovered(placesOf(sentence, quotation))
  return words.map((word, index) => {
    const isPerson = isNamed(word) || names.has(word.text)
    const isNoun = !isPerson && isCapital(word.text) && (index > 0 || isMeasure(word.key) || readWord(word.key, true) !== null)
    const reading = isPerson ? null : readWord(word.key, isNoun)
    const match = isJudgedInside(byWord[index], reading) ? undefined : byWord[index]
    return {
      ...word,
      index,
      isNoun,
      isPerson,
      reading,
      cue: match?.value ? { ...match, value: match.value } : null,
      isHarmless: match?.value === null || isQuoted(word),
      mark: markBefore(sentence, words[index - 1], word),
    }
  })
}

function isCapital(text: string): boolean {
  return /^\p{Lu}/u.test(text)
}

const hasGap = ({ words: [from, to] }: Found<unknown>) => to > from + 2

/** A word of degree or a time adverb in the gap of a phrase: „behielt stets die Ruhe“. */
function isInside({ words }: FoundCue, phrase: Found<Cue | null> | undefined): boolean {
  return phrase !== undefined && phrase.words[0] < words[0] && phrase.words[1] > words[1]
}

/** „kam seinen Aufgaben zuverlässig nach“, „hielt Termine unzuverlässig ein“: in the gap of what says nothing or the bare minimum stands how it was done. */
function isJudgedInside(phrase: Found<Cue | null> | undefined, reading: Reading | null): boolean {
  const isPlain = phrase?.value === null || phrase?.value.weight === 'minimum'
  return phrase !== undefined && isPlain && hasGap(phrase) && reading?.class === 'adjective' && reading.degree !== 0
}

/** What was found, at each of its words. */
function spread<T>(found: readonly Found<T>[]): (Found<T> | undefined)[] {
  const byWord: (Found<T> | undefined)[] = []
  for (const one of found) for (let at = one.words[0]; at < one.words[1]; at += 1) byWord[at] = one
  return byWord
}

function markBefore(sentence: string, before: Word | undefined, { start }: Word): Token['mark'] {
  const gap = before ? sentence.slice(before.end, start) : ''
  if (/[;:–()]| - /.test(gap)) return 'stop'
  return gap.includes(',') ? 'comma' : null
}

/** Whether a word begins in one of the places. */
function makeCovered(places: readonly Place[]): (word: Word) => boolean {
  const starts = new Set<number>()
  for (const { start, end } of places) for (let at = start; at < end; at += 1) starts.add(at)
  return ({ start }) => starts.has(start)
}
