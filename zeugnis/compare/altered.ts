import { foldPattern, keyOf, type Word, wordsOf } from '#language'
import { given } from '../analyse/sentence/similarity/ease.ts'
import { cues } from '../analyse/sentence/tokens.ts'
import { numberOf } from '../lexicon/number-words.ts'
import { conductPatterns } from '../lexicon/people-words.ts'
import { readWord } from '../lexicon/words/inflection.ts'
import { personStem } from './people-words.ts'
import type { Side, Sides, Unit } from './read-side.ts'
import { isStraight } from './turning.ts'
import { thousands } from './written.ts'

const known: ReadonlySet<string> = new Set(cues.flatMap(({ words }) => words.flatMap((phrase) => keyOf(phrase).split(' '))))
/** Matters that no list of meanings holds, and that say nothing for or against anybody. */
const plain = /^(?:kontakt|extern|arbeitsgang|arbeitsgaeng|inhalt|arbeitsreich|ausbildend|zeiten$)/
const circles = Object.values(conductPatterns).map(foldPattern)

/**
 * Whether one wording tells of something that stands nowhere in the other text: „an guten Tagen“, „wenn sein Meister da war“. Of words that no
 * list knows nobody can say what they do to praise. Conduct towards fewer people is not the same conduct.
 */
export function isAltered(before: readonly Unit[], after: readonly Unit[], sides: Sides): boolean {
  return tellsOfMore(before, sides.after) || tellsOfMore(after, sides.before) || circlesOf(before) !== circlesOf(after)
}

function tellsOfMore(units: readonly Unit[], { words, people }: Side): boolean {
  return units.some(({ text }) => wordsOf(text).some((word) => !words.has(word.key) && !people.has(personStem(word.key)) && isUnknown(word)))
}

/** Whether no list knows a word that may say something. */
export function isUnknown({ key, text }: Word): boolean {
  return (
    key.length > 3 &&
    numberOf(key) === null &&
    !known.has(key) &&
    !given.test(key) &&
    !plain.test(key) &&
    readWord(key, /^\p{Lu}/u.test(text)) === null &&
    readWord(key, false) === null
  )
}

function circlesOf(units: readonly Unit[]): string {
  const texts = units.filter(({ read }) => read.dimension === 'sozialverhalten').map(({ text }) => keyOf(text))
  return circles.map((circle) => texts.some((text) => circle.test(text))).join(' ')
}

/** The same words in another order, a number as a word or as a figure: „Alle Termine hielt sie ein“. A denial denies what it stands before. */
export function areReordered(before: readonly Unit[], after: readonly Unit[]): boolean {
  return isStraight(before) && wordsIn(before) === wordsIn(after)
}

function wordsIn(units: readonly Unit[]): string {
  const words = units.flatMap(({ text }) => wordsOf(text.replace(thousands, '')).map(({ key }) => numberOf(key) ?? key))
  return words.map(String).sort().join(' ')
}
