import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Comparison } from '../model/comparison.ts'
import { compareReferences } from './compare-references.ts'
import { comparisonInWords } from './in-words.ts'

/** Two versions of what stands in one place of a letter, and what a linguist says of them: a grade (`worse`, `same`) or a fact. */
interface SentencePair {
  readonly id: string
  readonly place: keyof typeof plain
  readonly before: string
  readonly after: string
  readonly expected: string
}

const plain = {
  einleitung: 'Frau Dr. Eva Lenz, geboren am 1. Mai 1988, war vom 1. Mai 2018 bis zum 31. Mai 2024 als Buchhalterin in unserem Unternehmen tätig.',
  aufgabe: 'Mahnwesen',
  arbeitsweise: 'Sie arbeitete stets effizient.',
  gesamtbeurteilung: 'Sie erledigte ihre Aufgaben stets zu unserer vollen Zufriedenheit.',
  verhalten: 'Ihr Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen war stets einwandfrei.',
  schluss:
    'Frau Dr. Lenz verlässt uns auf eigenen Wunsch, was wir sehr bedauern. Wir danken ihr für die stets gute Zusammenarbeit und wünschen ihr weiterhin viel Erfolg und alles Gute.',
}

function letterWith(place: SentencePair['place'], text: string): string {
  const own = { ...plain, [place]: text }
  return `Beispiel GmbH

Arbeitszeugnis

${own.einleitung}

Zu ihren Aufgaben gehörten:
- Kreditoren und Debitoren
- ${own.aufgabe}

Ihre Fachkenntnisse waren umfassend und sie setzte sie stets erfolgreich ein. ${own.arbeitsweise} ${own.gesamtbeurteilung}

${own.verhalten}

${own.schluss}

Hamburg, 31. Mai 2024

Ute Hansen
Geschäftsführerin`
}

function claimsOf({ overall, performance, conduct, pairs }: Comparison): readonly string[] {
  const changed = pairs.filter(({ wording }) => wording !== 'same').map(({ change }) => change)
  return [overall.change, performance.change, conduct.change, ...changed]
}

/** Says what is not so: that nothing changed where something did, that something did where nothing has, or nothing of a fact. */
function isWrong({ place, before, after, expected }: SentencePair): boolean {
  const comparison = compareReferences(letterWith(place, before), letterWith(place, after))
  const claims = claimsOf(comparison)
  const kinds: readonly string[] = comparison.facts.map(({ kind }) => kind)
  const [what, fact] = expected.split(':')
  const told = comparisonInWords(comparison).de
  if (what === 'worse') return claims.includes('better') || (/^Nichts hat sich[^.]*\.$/.test(told) && !claims.includes('worse'))
  if (claims.includes('worse') || claims.includes('better')) return true
  if (what === 'same') return kinds.length > 0
  return fact === 'any' ? kinds.length === 0 : kinds.length === 0 || (fact !== undefined && !kinds.includes(fact) && fact !== 'leaving-reason')
}

const pairsIn = (half: 'develop' | 'measured') =>
  readFileSync(new URL(`../corpus/${half}/pairs.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): SentencePair => JSON.parse(line))

describe('of two versions of a sentence nothing is said that is not so, but for', () => {
  it.each([
    ['develop', ['p127', 'p163']],
    ['measured', ['q001']],
  ] as const)('what is known of the %s half', (half, known) => {
    expect(
      pairsIn(half)
        .filter(isWrong)
        .map(({ id }) => id),
    ).toEqual(known)
  })
})
