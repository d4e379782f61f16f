import type { Word } from '#language'
import { levelWords, monthNames, numberWords } from '../lexicon/sentence-words.ts'
import type { Level, Minimum } from '../model/requirement.ts'
import { makeTalentFinder } from '../text/words.ts'

export interface FoundMinimum {
  readonly minimum: Minimum
  /** Which words say it. */
  readonly at: readonly number[]
}

const findLevels = makeTalentFinder(levelWords)
const yearWords = new Set(['jahr', 'jahre', 'jahren', 'year', 'years'])
const hourWords = new Set(['stunden', 'std', 'wochenstunden', 'hours', 'h'])
const nowWords = new Set(['sofort', 'sofortig', 'immediately', 'now', 'asap'])

/** The language level that words name. */
export function levelIn(words: readonly Word[]): Level | undefined {
  return findLevels(words)[0]?.value
}

/** What words ask for at least: years, hours, a level, a day to start on. */
export function minimumsIn(words: readonly Word[]): FoundMinimum[] {
  const levels = findLevels(words).map(({ value, words: [from, to] }) => ({ minimum: { unit: 'level', value } as const, at: range(from, to) }))
  return [...levels, ...words.flatMap((word, place) => amountAt(words, place) ?? dayAt(word, words, place) ?? [])]
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, place) => from + place)

function numberOf(word: Word | undefined): number | undefined {
  if (!word) return undefined
  return /^\d{1,4}$/.test(word.key) ? Number(word.key) : numberWords[word.key]
}

function amountAt(words: readonly Word[], place: number): FoundMinimum | undefined {
  const value = numberOf(words[place])
  const unit = words[place + 1]?.key ?? ''
  if (value === undefined) return undefined
  if (yearWords.has(unit)) return { minimum: { unit: 'months', value: value * 12 }, at: [place, place + 1] }
  if (hourWords.has(unit)) return { minimum: { unit: 'hours', value }, at: [place, place + 1] }
  return undefined
}

/** „sofort“, „1. Januar 2027“, „Januar 2027“, „01.02.2027“. */
function dayAt(word: Word, words: readonly Word[], place: number): FoundMinimum | undefined {
  if (nowWords.has(word.key)) return { minimum: { unit: 'start', value: 'now' }, at: [place] }
  const month = monthOf(word)
  const year = numberOf(words[place + 1])
  if (!month || !year || year < 2000) return undefined
  const day = numberOf(words[place - 1])
  const hasDay = day !== undefined && day >= 1 && day <= 31
  const value = [year, month, hasDay ? day : 1].map((part) => String(part).padStart(2, '0')).join('-')
  return { minimum: { unit: 'start', value }, at: hasDay ? range(place - 1, place + 2) : range(place, place + 2) }
}

function monthOf(word: Word): number | undefined {
  if (/^(?:0?[1-9]|1[0-2])$/.test(word.key)) return Number(word.key)
  const named = monthNames.findIndex((names) => names.includes(word.key))
  return named < 0 ? undefined : named + 1
}
