import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accepted, bodyOf, rejected } from '../../../tests/support/tracked-changes.ts'
import { withReplacements } from '../../index.ts'
import { comparedTextsToDocx } from '../index.ts'
import { replacementsBetween } from './replacements-between.ts'

const options = { title: 'Vergleich', author: 'Zweiter Text', language: 'de', date: '2026-11-29' } as const
const before = `Arbeitszeugnis

Frau Lenz erledigte ihre Aufgaben stets sorgfältig. Sie verfügte über sehr gute Fachkenntnisse.

Ihr Verhalten war stets einwandfrei. Wir danken ihr.`
const after = `Zwischenzeugnis

Frau Lenz erledigte ihre Aufgaben sorgfältig. Sie verfügte über sehr gute Fachkenntnisse.

Wir danken ihr. Sie bleibt im Haus.`

describe('two texts as tracked changes', () => {
  it('are the second once these are accepted, the first once they are rejected, and what is in both is not touched', async () => {
    const body = bodyOf(await comparedTextsToDocx(before, after, options))
    expect(accepted(body)).toBe(after)
    expect(rejected(body)).toBe(before)
    expect(body.match(/<w:(?:ins|del) [^>]*[^/]>(?:(?!<\/w:(?:ins|del)>).)*Fachkenntnisse/s)).toBeNull()
    expect(body).toMatch(/<w:del [^>]*>(?:(?!<\/w:del>).)*stets /s)
  })

  it('show in a paragraph of which a line before it is gone as well which words fell away', async () => {
    const [first, second] = [
      '- Bestellung\n- Prüfung\n\nSie verfügte über ein äußerst fundiertes Wissen. Sie arbeitete stets sorgfältig.\n',
      '- Bestellung\n\nSie verfügte über ein fundiertes Wissen. Sie arbeitete sorgfältig.\n',
    ]
    const body = bodyOf(await comparedTextsToDocx(first, second, options))
    expect([rejected(body), accepted(body)]).toEqual([first, second])
    expect(body).not.toMatch(/<w:ins /)
    expect(Array.from(body.matchAll(/<w:delText[^>]*>([^<]*)</g), ([, words]) => words)).toEqual(['- Prüfung', 'äußerst ', 'stets '])
  })

  it('show the words that fell away in sentences around one that was moved', async () => {
    const [quality, care, result] = [
      'Die Qualität seiner Arbeit überzeugte uns in jeder Hinsicht.',
      ' Herr Okoye arbeitete stets sehr sorgfältig und genau.',
      ' Seine Aufgaben erledigte er stets zu unserer vollen Zufriedenheit.',
    ]
    const [first, second] = [`${quality}${care}${result}`, `${care}${result} ${quality}`.replaceAll('stets ', '').trimStart()]
    const body = bodyOf(await comparedTextsToDocx(first, second, options))
    expect([rejected(body), accepted(body)]).toEqual([first, second])
    const gone = Array.from(body.matchAll(/<w:delText[^>]*>([^<]*)</g), ([, words = '']) => words.trim())
    expect(gone.filter((words) => words === 'stets')).toHaveLength(2)
    expect(gone.join(' ')).not.toContain('sorgfältig')
  })

  it('are exchanged whole where they have next to nothing in common, however long', () => {
    const [one, other] = ['ja\n'.repeat(6000), 'so\n'.repeat(6000)]
    expect(replacementsBetween(one, other)).toEqual([{ start: 0, end: one.length, text: other }])
  })

  it('hold no change where they are the same', async () => {
    expect(replacementsBetween(before, before)).toEqual([])
    expect(bodyOf(await comparedTextsToDocx(before, before, options))).not.toMatch(/<w:(?:ins|del) /)
  })

  it('can be any texts', () => {
    const words = fc.array(fc.constantFrom('Gut.', 'stets', ' ', '\n', '!', 'z. B.', '\r\n', '😀'), { maxLength: 25 }).map((all) => all.join(''))
    fc.assert(
      fc.property(words, words, (one, other) => {
        expect(withReplacements(one, replacementsBetween(one, other))).toBe(other)
      }),
    )
  })
})
