import { foldPattern } from '#language'
import { doubtTexts } from '../../lexicon/doubt-texts.ts'
import { sectionPatterns } from '../../lexicon/section-words.ts'
import type { Doubt, ReferenceAnalysis } from '../../model/analysis.ts'
import type { Sentence } from '../text/sentences.ts'
import type { ReadLetter } from './letter.ts'
import { gradedShare, isConductWorse, rate } from './rate.ts'

const SHORT_WORDS = 60
const introduction = foldPattern(sectionPatterns.einleitung)
const born = /(?<!\p{L})geboren/u
const heading = /^(?:\p{L}{0,14}zeugnis)\.?$/iu

/** What makes the whole less sure, each with its reason. */
export function findDoubts(letter: ReadLetter, repaired: boolean): ReferenceAnalysis['doubts'] {
  return doubts(letter, repaired).map((code) => ({ code, explanation: doubtTexts[code] }))
}

function doubts({ all, kind }: ReadLetter, repaired: boolean): Doubt[] {
  const sentences = all.map(({ sentence }) => sentence)
  const read = all.map((one) => one.read)
  const words = sentences.reduce((sum, { text }) => sum + text.split(' ').length, 0)
  const hasSummary = read.some(({ dimension, grade }) => dimension === 'gesamtbeurteilung' && grade !== null)
  const found: [Doubt, boolean][] = [
    ['conduct-worse', isConductWorse(rate(read))],
    ['two-references', countReferences(sentences) > 1],
    ['no-summary', kind !== 'einfach' && !hasSummary],
    ['mostly-open', kind !== 'einfach' && gradedShare(read) < 0.5],
    ['scan-errors', repaired],
    ['short', words < SHORT_WORDS],
  ]
  return found.flatMap(([code, holds]) => (holds ? [code] : []))
}

/** Headings, introductions of different persons („… geboren am …“ stands once in a reference), or the people it speaks of again and again. */
function countReferences(sentences: readonly Sentence[]): number {
  const headings = new Set(sentences.flatMap(({ text }, index) => (heading.test(text) ? [index] : []))).size
  const births = sentences.filter(({ text }) => born.test(text) && introduction.test(text)).length
  return Math.max(headings, births, countPeople(sentences))
}

/** A manager or a colleague is named once or twice; whom a reference is about, more often. */
const OFTEN = 3
const addressed = /(?<!\p{L})(?:Herrn?|Frau)\s+(?:(?:Dr|Prof)\.?\s+)*(?:\p{Lu}[\p{L}'’-]+\s+){0,2}?(\p{Lu}[\p{L}'’-]+)(?!\s+\p{Lu})/gu

function countPeople(sentences: readonly Sentence[]): number {
  const times = new Map<string, number>()
  for (const { text } of sentences) for (const [, surname = ''] of text.matchAll(addressed)) times.set(surname, (times.get(surname) ?? 0) + 1)
  return [...times.values()].filter((count) => count >= OFTEN).length
}
