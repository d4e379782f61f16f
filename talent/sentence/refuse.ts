import { keyOf } from '#language'
import { age, agePatterns, protectedTraits, type Trait, type TraitEntry } from '../lexicon/protected-traits.ts'
import type { Bilingual } from '../model/concept.ts'
import type { Span } from '../model/requirement.ts'
import { makeTalentFinder, spanOf, wordsIn } from '../text/words.ts'

/** Words that will not be searched for. */
export interface Refusal {
  readonly code: 'protected-trait'
  readonly trait: Trait
  /** As written. */
  readonly word: string
  readonly span: Span
  /** Goes on after the word: „jung“ zielt auf das Alter … */
  readonly why: Bilingual
}

const findTraits = makeTalentFinder(protectedTraits.map((value) => ({ value, phrases: value.words })))

/** „(m/w/d)“ and its sisters invite everybody: they are no demand. */
const everybody = /\(?\b(?:[mwfdx] ?[/|] ?){1,3}[mwfdx]\b\)?|\ball genders\b/gi

/** The words of a text that aim at protected traits, in their order. */
export function refusalsIn(text: string): Refusal[] {
  const open = text.replace(everybody, (letters) => ' '.repeat(letters.length))
  const refusal = ({ trait, why }: TraitEntry, span: Span): Refusal => ({ code: 'protected-trait', trait, word: text.slice(...span), span, why })
  const words = wordsIn(open)
  const named = findTraits(words).map((found) => refusal(found.value, spanOf(found)))
  const figures = agesIn(open).map((span) => refusal(age, span))
  return [...figures, ...named.filter(({ span }) => !figures.some((figure) => overlap(figure.span, span)))].sort((a, b) => a.span[0] - b.span[0])
}

/** Ages in figures. Folding changes lengths, so each word is found again by its place among the words. */
function agesIn(text: string): Span[] {
  const { folded, origin } = foldWithOrigin(text)
  return agePatterns.flatMap((pattern) =>
    [...folded.matchAll(pattern)].map((match): Span => [origin[match.index] ?? 0, origin[match.index + match[0].length] ?? text.length]),
  )
}

function foldWithOrigin(text: string): { folded: string; origin: number[] } {
  let folded = ''
  const origin: number[] = []
  let at = 0
  for (const letter of text) {
    const one = keyOf(letter)
    for (let place = 0; place < one.length; place += 1) origin.push(at)
    folded += one
    at += letter.length
  }
  origin.push(text.length)
  return { folded, origin }
}

export function overlap([start, end]: Span, [otherStart, otherEnd]: Span): boolean {
  return start < otherEnd && otherStart < end
}
