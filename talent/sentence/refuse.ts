import { keyOf, type Word } from '#language'
import { protectedTraits, type Trait, type TraitEntry, withTrait } from '../lexicon/protected-traits.ts'
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

const before = new Set<string>(withTrait.before.map(keyOf))
const after = new Set<string>(withTrait.after.map(keyOf))

/** The words of a text that aim at protected traits, in their order, each with the words that only belong to it. */
export function refusalsIn(text: string): Refusal[] {
  const open = text.replace(everybody, (letters) => ' '.repeat(letters.length))
  const words = wordsIn(open)
  const refusal = ({ trait, why }: TraitEntry, found: Span): Refusal => {
    const span = widened(found, words, open)
    return { code: 'protected-trait', trait, word: text.slice(...span), span, why }
  }
  const found = [...patternsIn(open).map(([entry, span]) => refusal(entry, span)), ...findTraits(words).map((one) => refusal(one.value, spanOf(one)))]
  return found.filter((one, place) => !found.some((other, at) => hides(other, at, one, place))).sort((a, b) => a.span[0] - b.span[0])
}

/** Of two that share words the longer one says more; of equals the first. */
function hides({ span }: Refusal, at: number, { span: own }: Refusal, place: number): boolean {
  if (at === place || !overlap(span, own)) return false
  const more = span[1] - span[0] - (own[1] - own[0])
  return more > 0 || (more === 0 && at < place)
}

/** „keine Schwerbehinderten“, „evangelische Konfession“: what is left of them alone would be looked for. */
function widened([start, end]: Span, words: readonly Word[], text: string): Span {
  const previous = words.findLast((word) => word.end <= start)
  if (previous && before.has(previous.key) && text.slice(previous.end, start).trim() === '') return widened([previous.start, end], words, text)
  const next = words.find((word) => word.start >= end)
  if (next && after.has(next.key) && text.slice(end, next.start).trim() === '') return widened([start, next.end], words, text)
  return [start, end]
}

/** What patterns find. Folding changes lengths, so each is found again by its place among the letters. */
function patternsIn(text: string): (readonly [TraitEntry, Span])[] {
  const { folded, origin } = foldWithOrigin(text)
  return protectedTraits.flatMap((entry) =>
    (entry.patterns ?? []).flatMap((pattern) =>
      [...folded.matchAll(pattern)].map(
        (match) => [entry, [origin[match.index] ?? 0, origin[match.index + match[0].length] ?? text.length]] as const,
      ),
    ),
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
