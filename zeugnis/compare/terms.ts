import { foldPattern, keyOf } from '#language'
import { employmentTerms } from '../lexicon/employment-terms.ts'
import type { ComparedFact } from '../model/comparison.ts'
import type { Side } from './read-side.ts'

const terms = foldPattern(employmentTerms)

/** For a time, part of the time: told where an introduction has it; none is said to be missing that still stands anywhere in the other text. */
export function termsThatDiffer(before: Side, after: Side): ComparedFact[] {
  const [one, other] = [onlyIn(before, after), onlyIn(after, before)]
  return Array.from({ length: Math.max(one.length, other.length) }, (_, at) => ({
    kind: 'terms' as const,
    before: one[at] ?? null,
    after: other[at] ?? null,
  }))
}

function onlyIn(own: Side, other: Side): string[] {
  const theirs = new Set(other.units.flatMap(({ text }) => termsIn(text)))
  const introduced = own.units.filter(({ read }) => read.section === 'einleitung').flatMap(({ text }) => termsIn(text))
  return [...new Set(introduced)].filter((term) => !theirs.has(term))
}

function termsIn(text: string): string[] {
  return [...text.matchAll(terms)].map(([term]) => keyOf(term))
}
