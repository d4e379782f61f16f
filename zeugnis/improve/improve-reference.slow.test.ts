import { describe, expect, it } from 'vitest'
import { analyseLetter } from '../analyse/analyse.ts'
import type { Improvement } from '../model/improvement.ts'
import { replacePersonalData } from '../replace/replace-personal-data.ts'
import { improveReference } from './improve-reference.ts'
import { withReplacements } from './read-in-place.ts'

const letter = `Arbeitszeugnis

Herr Dr. Jonas Voss war vom 1. Mai 2018 bis zum 31. Mai 2024 als Buchhalter in unserem Unternehmen tätig.

Herr Dr. Voss verfügte über solide Fachkenntnisse und setzte sie sicher in die Praxis um. Er arbeitete im Wesentlichen sorgfältig. Die Monatsabschlüsse erstellte er zuverlässig und termingerecht. Herr Dr. Voss erledigte alle Aufgaben stets zu unserer vollen Zufriedenheit.

Sein Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen war einwandfrei.

Herr Dr. Voss verlässt uns auf eigenen Wunsch. Wir danken ihm für die gute Arbeit und wünschen ihm alles Gute.

Hamburg, 31. Mai 2024

Ute Hansen
Geschäftsführerin`

function improved(text: string, to?: 1 | 2 | 3): readonly Improvement[] {
  const answer = improveReference(text, { to })
  if (!answer.isReference) throw new Error(answer.problem)
  return answer.improvements
}

const of = (all: readonly Improvement[], words: string) => all.find(({ sentence }) => sentence.includes(words))
const texts = (one: Improvement | undefined) => one?.wordings.map(({ text }) => text) ?? []

describe('a better sentence', () => {
  it('keeps its own words first: a time adverb, a superlative, no limit', () => {
    const all = improved(letter)
    expect(texts(of(all, 'Monatsabschlüsse'))[0]).toBe('Die Monatsabschlüsse erstellte er stets zuverlässig und termingerecht.')
    expect(texts(of(all, 'vollen'))[0]).toBe('Herr Dr. Voss erledigte alle Aufgaben stets zu unserer vollsten Zufriedenheit.')
    expect(texts(of(all, 'Verhalten'))[0]).toBe('Sein Verhalten gegenüber Vorgesetzten, Kolleginnen und Kollegen war stets einwandfrei.')
    expect(texts(of(improved(letter, 3), 'im Wesentlichen'))[0]).toBe('Er arbeitete sorgfältig.')
  })

  it('speaks of the person as the sentence does: by name and title, or by pronoun', () => {
    const all = improved(letter, 1)
    const fromBase = (words: string) =>
      of(all, words)
        ?.wordings.filter(({ by }) => by === 'phrase-base')
        .map(({ text }) => text) ?? []
    expect(fromBase('vollen').length).toBeGreaterThan(0)
    for (const text of fromBase('vollen')) expect(text).toMatch(/Herrn? Dr\. Voss|(?:^|\s)[Ss]eine/)
    const bare = improved(letter.replace('Herr Dr. Voss erledigte', 'Er erledigte'), 1)
    const unnamed = of(bare, 'Er erledigte')?.wordings.filter(({ by }) => by === 'phrase-base') ?? []
    expect(unnamed.length).toBeGreaterThan(0)
    for (const { text } of unnamed) expect(text).not.toMatch(/Voss|(?:^|\s)(?:[Ss]ie|[Ii]hre?)(?:\s|$)/)
  })

  it('is in the present where the letter is', () => {
    const interim = letter
      .replace('Arbeitszeugnis', 'Zwischenzeugnis')
      .replace(' war vom 1. Mai 2018 bis zum 31. Mai 2024', ' ist seit dem 1. Mai 2018')
    const present = interim
      .replaceAll('verfügte', 'verfügt')
      .replaceAll('setzte', 'setzt')
      .replaceAll('arbeitete', 'arbeitet')
      .replaceAll('erstellte', 'erstellt')
    const all = improved(present.replaceAll('erledigte', 'erledigt').replace('Kollegen war', 'Kollegen ist'))
    expect(texts(of(all, 'Fachkenntnisse')).length).toBeGreaterThan(0)
    for (const text of all.flatMap(texts)) expect(text).not.toMatch(/(?<!\p{L})(?:war|verfügte|arbeitete|hatte|zeigte)(?!\p{L})/u)
  })

  it('is none where it is good enough, in a closing, and of what has no grade', () => {
    const all = improved(letter, 3)
    expect(of(all, 'vollen')).toMatchObject({ wordings: [], none: 'good-enough' })
    expect(of(all, 'danken')).toMatchObject({ wordings: [], none: 'closing' })
    expect(of(all, 'tätig')).toBeUndefined()
  })

  it.each([
    ['the people', 'Sein Verhalten gegenüber Gästen, Kolleginnen und Vorgesetzten war höflich.'],
    ['the subject', 'Mit vertraulichen Unterlagen ging er diskret um.'],
    ['a figure', 'Die Durchlaufzeiten senkte er erfolgreich um acht Prozent.'],
    ['a task of this letter', 'Das Mahnwesen führte er sorgfältig.'],
  ])('loses nothing that only this letter has: %s', (_, sentence) => {
    const all = improved(letter.replace('Er arbeitete im Wesentlichen sorgfältig.', sentence), 1)
    const base = of(all, sentence)?.wordings.filter(({ by }) => by === 'phrase-base') ?? []
    expect(base.map(({ text }) => text)).toEqual([])
  })

  it('is offered where names were replaced', () => {
    const [text = ''] = replacePersonalData([letter])
    expect(texts(of(improved(text), 'vollen'))).toContain('Herr [Person A] erledigte alle Aufgaben stets zu unserer vollsten Zufriedenheit.')
  })

  it('changes nothing else of the letter', () => {
    const [one] = improved(letter).filter(({ wordings }) => wordings.length > 0)
    if (!one?.wordings[0]) throw new Error('none')
    const changed = withReplacements(letter, [{ start: one.start, end: one.end, text: one.wordings[0].text }])
    expect(changed.slice(0, one.start)).toBe(letter.slice(0, one.start))
    expect(changed.slice(one.start + one.wordings[0].text.length)).toBe(letter.slice(one.end))
    expect(() =>
      withReplacements(letter, [
        { start: 0, end: 5, text: '' },
        { start: 3, end: 6, text: '' },
      ]),
    ).toThrow(RangeError)
  })

  it('lifts the whole letter when all are taken over', () => {
    const chosen = improved(letter, 1).flatMap(({ start, end, wordings: [first] }) => (first ? [{ start, end, text: first.text }] : []))
    const read = analyseLetter(withReplacements(letter, chosen))
    expect(read).toMatchObject({ isReference: true, performance: { grade: 1 }, conduct: { grade: 1 } })
  })
})

it.each([
  ['', 'empty'],
  ['Invoice for the goods that were sent to you.', 'other-language'],
  ['Rechnung über die gelieferte Ware und den Versand.', 'no-reference'],
])('%j is answered as no reference', (text, problem) => {
  expect(improveReference(text)).toMatchObject({ isReference: false, problem })
})
