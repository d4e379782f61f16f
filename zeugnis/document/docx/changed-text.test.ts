import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accepted, bodyOf, rejected } from '../../../tests/support/tracked-changes.ts'
import { improveReference, withReplacements } from '../../index.ts'
import { changedTextToDocx } from '../index.ts'

const options = { title: 'Arbeitszeugnis', author: 'Vorschlag', language: 'de', date: '2026-11-28' } as const
type Replacement = Parameters<typeof withReplacements>[1][number]

const bodyWith = async (text: string, replacements: readonly Replacement[]) => bodyOf(await changedTextToDocx(text, replacements, options))

const letter = `Beispiel GmbH

Arbeitszeugnis

Frau Ina Lenz war vom 1. Mai 2018 bis zum 31. Mai 2024 als Buchhalterin bei uns beschäftigt.

Frau Lenz erledigte ihre Aufgaben sorgfältig
und zuverlässig. Sie verfügte über gute Fachkenntnisse.

Sie erledigte ihre Aufgaben zu unserer vollen Zufriedenheit.

Ihr Verhalten gegenüber Vorgesetzten und Kollegen war gut.

Hamburg, 31. Mai 2024`

describe('a text with replaced sentences as tracked changes', () => {
  it('is the new text once they are accepted, and the old one once they are rejected', async () => {
    const answer = improveReference(letter, { to: 1 })
    if (!answer.isReference) throw new Error('no reference')
    const replacements = answer.improvements.flatMap(({ start, end, wordings: [first] }) => (first ? [{ start, end, text: first.text }] : []))
    expect(replacements.length).toBeGreaterThan(2)
    expect(letter.slice(replacements[0]?.start, replacements[0]?.end)).toContain('\n')
    const body = await bodyWith(letter, replacements)
    expect(accepted(body)).toBe(withReplacements(letter, replacements))
    expect(rejected(body)).toBe(letter)
  })

  it('marks only the words that change, and names who proposes them and when', async () => {
    const sentence = 'Sie verfügte über gute Fachkenntnisse.'
    const start = letter.indexOf(sentence)
    const body = await bodyWith(letter, [{ start, end: start + sentence.length, text: 'Sie verfügte über sehr gute Fachkenntnisse.' }])
    expect(body.match(/<w:ins [^>]*w:author="Vorschlag" w:date="2026-11-28T12:00:00Z"/g)).toHaveLength(1)
    expect(body).not.toContain('<w:del ')
    expect(body).toMatch(/<w:ins [^>]*>(?:(?!<\/w:ins>).)*<w:t xml:space="preserve">sehr <\/w:t>/)
  })

  it('exchanges a sentence at one stroke that has little in common with the new one', async () => {
    const sentence = 'Ihr Verhalten gegenüber Vorgesetzten und Kollegen war gut.'
    const start = letter.indexOf(sentence)
    const body = await bodyWith(letter, [{ start, end: start + sentence.length, text: 'Bei allen genoss sie stets höchstes Ansehen.' }])
    expect(body.match(/<w:del /g)).toHaveLength(1)
    expect(body.match(/<w:ins /g)).toHaveLength(1)
  })

  it('refuses replacements that touch the same words', async () => {
    const twice = [
      { start: 0, end: 8, text: 'a' },
      { start: 4, end: 12, text: 'b' },
    ]
    await expect(changedTextToDocx(letter, twice, options)).rejects.toThrow(RangeError)
  })

  it('keeps any text and any replacement', async () => {
    const words = fc.array(fc.constantFrom('a', 'stets', 'gut', 'Ärger', '<b>', '&', '"', 'محمد', ' ', ' ', '\n', '.', ',', '😀'), { maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(words, words, words, words, async (before, old, next, after) => {
        const text = [...before, ...old, ...after].join('')
        const start = before.join('').length
        const replacement = { start, end: start + old.join('').length, text: next.join('') }
        const body = await bodyWith(text, [replacement])
        expect(rejected(body)).toBe(text)
        expect(accepted(body)).toBe(withReplacements(text, [replacement]))
      }),
      { numRuns: 60 },
    )
  })
})
