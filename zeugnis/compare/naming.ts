import { type Word, wordsOf } from '#language'
import type { ComparedFact } from '../model/comparison.ts'
import type { Aligned } from './aligned.ts'
import type { Sides, Unit } from './read-side.ts'

const addressWord = /^(?:frau|herrn?)$/
const academic = /^(?:dr|prof)$/
const [he, she] = [/^(?:er|ihm|ihn|herrn?|sein(?:e[nmrs]?)?)$/, /^(?:sie|ihr(?:e[nmrs]?)?|frau)$/]

/** „Frau Petrović“: which words are a name by what stands before them. */
export function calledIn(words: readonly Word[]): ReadonlySet<Word> {
  const called = new Set<Word>()
  for (const [at, word] of words.entries()) {
    const before = words[at - 1]
    const isBehind = before !== undefined && (addressWord.test(before.key) || called.has(before) || (academic.test(before.key) && at > 1))
    if (isBehind && /^\p{Lu}/u.test(word.text) && !academic.test(word.key)) called.add(word)
  }
  return called
}

interface Difference {
  readonly kind: 'person' | 'pronoun'
  readonly before: Word
  readonly after: Word
}

/**
 * How a sentence calls the person otherwise than the same sentence of the other text does: a name that is spelt otherwise, a form of address
 * or a pronoun of the other gender. Where the whole letter is of another name or form of address, that is told once.
 */
export function calledOtherwise(aligned: readonly Aligned[], sides: Sides, told: readonly ComparedFact[]): ComparedFact[] {
  const isTold = (kind: ComparedFact['kind']) => told.some((fact) => fact.kind === kind)
  const facts = aligned.flatMap(({ before, after, by }) => {
    if (!before || !after || by === 'same') return []
    return differences(wordsOf(before.text), wordsOf(after.text)).flatMap(({ kind, before: one, after: other }) =>
      isTold(kind === 'person' ? 'person' : 'address')
        ? []
        : [{ kind, before: standing(before, one, sides.before.text), after: standing(after, other, sides.after.text) }],
    )
  })
  return [...new Map(facts.map((fact) => [`${fact.kind} ${fact.before} ${fact.after}`, fact])).values()]
}

/** None where anything else is different as well. */
function differences(mine: readonly Word[], theirs: readonly Word[]): Difference[] {
  if (mine.length !== theirs.length) return []
  const [called, otherCalled] = [calledIn(mine), calledIn(theirs)]
  const found = mine.flatMap((before, at) => {
    const after = theirs[at]
    if (!after || before.key === after.key) return []
    const kind = called.has(before) && otherCalled.has(after) ? 'person' : areOfOtherGender(before, after) ? 'pronoun' : null
    return [{ kind, before, after }]
  })
  return found.every((one): one is Difference => one.kind !== null) ? found : []
}

function areOfOtherGender({ key: one }: Word, { key: other }: Word): boolean {
  return (he.test(one) && she.test(other)) || (she.test(one) && he.test(other))
}

/** A name as it stands there, a pronoun with the word before it or the name behind it. */
function standing(unit: Unit, word: Word, text: string): string {
  const words = wordsOf(unit.text)
  const at = words.findIndex(({ start }) => start === word.start)
  const [before, behind] = [words[at - 1], words[at + 1]]
  const isAddress = addressWord.test(word.key)
  const isPronoun = he.test(word.key) || she.test(word.key)
  const first = isPronoun && !isAddress && before ? before : word
  const last = isAddress && behind ? behind : word
  const { start, end } = unit.placeOf({ start: first.start, end: last.end })
  return text.slice(start, end).replace(/\s+/gu, ' ')
}
