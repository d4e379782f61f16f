import { limits } from '../lexicon/cues/limits.ts'
import { praise } from '../lexicon/cues/praise.ts'
import type { Grade } from '../model/grade.ts'
import type { Abstention, GradedSentence } from '../model/graded-sentence.ts'
import type { Mark, Technique } from '../model/mark.ts'
import { knownWords } from './known-words.ts'
import { makeMatcher } from './matcher.ts'

const findPraise = makeMatcher(praise)
const findLimits = makeMatcher(limits)

/** Phrases that deny or limit in form only: no doubt may be found in them. */
const harmless =
  /(?<!\p{L})nicht (?:nur|zuletzt|allein)(?!\p{L})|(?<!\p{L})(?:kaum|nicht) (?:noch )?zu übertreffen(?!\p{L})|nicht zu bemängeln|wesentlichen zusammenhänge/giu

/** With so many words that the rules do not know, a grade would be a guess. */
const TOO_MANY_UNKNOWN = 2

/**
 * Grades one German sentence by the words that carry it. Never guesses: a sentence whose words it does not know gets
 * no grade, one with a single unknown word a span.
 *
 * Rules (scale of LAG Hamm and BAG 9 AZR 584/13): effort, limitation or denial: 5. Superlative: 1 with a word
 * of time, else 2. Praise: 2 with it, else 3. The bare minimum: 3 with it, else 4. Praise beside a denial, a doubt or a
 * condition: none.
 * @param own names of the person, where no Herr or Frau stands before them
 */
export function gradeSentence(sentence: string, own: readonly string[] = []): GradedSentence {
  const doubts = findLimits(sentence.replace(harmless, blank))
  const lifts = findPraise(sentence)
  const marks = [...lifts, ...doubts].sort((a, b) => a.start - b.start)
  const unknown = unknownWords(sentence, marks, own)
  const lowering = doubts.some(({ effect }) => effect === 'lowers')
  if (lowering) return graded(5, marks, unknown)
  const grade = combine(lifts, flat.test(sentence))
  if (grade === null) return abstained('no-cue', marks, unknown)
  const doubt = doubts.find(({ effect }) => effect === 'withholds')
  if (doubt && grade <= 3) return abstained(doubt.technique === 'distanz' ? 'distance' : 'negation', marks, unknown)
  if (unknown.length >= TOO_MANY_UNKNOWN && grade <= 3) return abstained('unknown-words', marks, unknown)
  return graded(grade, marks, unknown)
}

function blank(words: string): string {
  return ' '.repeat(words.length)
}

/** Words of the bare minimum that outweigh praise beside them when no word of time stands there. */
const flat = /bemängeln|grundwissen|korrekt|zufriedenstellend|erforderlich|ordnungsgemäß|ohne tadel|üblichen|entsprechend den anforderungen/iu

function combine(lifts: readonly Mark[], isFlat: boolean): Grade | null {
  const has = (technique: Technique) => lifts.some((mark) => mark.technique === technique)
  const always = has('zeitfaktor')
  if (has('superlativ')) return always ? 1 : 2
  if (has('positiv')) return always ? 2 : isFlat ? 4 : 3
  if (has('erforderliches')) return always ? 3 : 4
  return null
}

function graded(grade: Grade, marks: readonly Mark[], unknown: readonly string[]): GradedSentence {
  const isSure = unknown.length === 0
  const worst: Grade = isSure || grade === 5 ? grade : ((grade + 1) as Grade)
  return { grade, span: [grade, worst], abstention: null, marks, unknown }
}

function abstained(abstention: Abstention, marks: readonly Mark[], unknown: readonly string[]): GradedSentence {
  return { grade: null, span: null, abstention, marks, unknown }
}

const names = /(?<!\p{L})(?:Herrn?|Frau)\s+(?:(?:Dr|Prof)\.\s+)*\p{Lu}[\p{L}-]+(?:\s+\p{Lu}[\p{L}-]+)?/gu

/**
 * Words outside of the marks that the lexicon does not hold. Names are none, and nouns are not counted: they say what was
 * done ("Kühlhäuser"), while verbs, adjectives and adverbs say how.
 */
function unknownWords(sentence: string, marks: readonly Mark[], own: readonly string[]): string[] {
  return [...withoutMarks(sentence.replace(names, blank), marks).matchAll(/\p{L}+/gu)]
    .filter(({ 0: word, index }) => (index === 0 || /^\p{Ll}/u.test(word)) && !knownWords.has(word.toLowerCase()) && !own.includes(word))
    .map(([word]) => word)
}

/** The text with its marks blanked, in one pass: marks come in the order of their starts. */
function withoutMarks(text: string, marks: readonly Mark[]): string {
  const pieces: string[] = []
  let at = 0
  for (const { start, end } of marks) {
    if (end <= at) continue
    const from = Math.max(at, start)
    pieces.push(text.slice(at, from), ' '.repeat(end - from))
    at = end
  }
  return pieces.join('') + text.slice(at)
}
