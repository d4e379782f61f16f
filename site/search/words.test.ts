import { describe, expect, it } from 'vitest'
import { isStopTerm, spellingOf, tellingWords, termOf, wordsOf } from './words.ts'

const terms = (locale: 'de' | 'en', ...words: string[]) => new Set(words.map((word) => termOf(word, locale)))

describe('terms', () => {
  it.each([
    ['Vergütung', 'Verguetung', 'vergutung', 'VERGÜTUNGEN'],
    ['Schlussformel', 'Schlußformel', 'Schlussformeln'],
    ['Geheimcode', 'Geheimcodes'],
    ['Zeugnis', 'Zeugnisse', 'Zeugnisses', 'Zeugnissen'],
    ['Preis', 'Preise', 'Preisen'],
    ['Note', 'Noten'],
    ['Koch', 'Köche', 'Koeche', 'Kochs'],
    ['Arbeitgeber', 'Arbeitgebern', 'Arbeitgebers'],
  ])('German: %s is one term in all its forms', (...words) => {
    expect(terms('de', ...words).size).toBe(1)
  })

  it.each([
    ['code', 'codes'],
    ['policy', 'policies'],
    ['reference', 'References'],
  ])('English: %s is one term in all its forms', (...words) => {
    expect(terms('en', ...words).size).toBe(1)
  })

  it('keeps apart what only looks alike', () => {
    expect(terms('de', 'Quelle', 'Qulle').size).toBe(2)
    expect(terms('en', 'glass', 'glas', 'status').size).toBe(3)
    expect(spellingOf('Schluss', 'de')).not.toBe(spellingOf('Schlüss', 'de'))
  })

  it('leaves figures as they are', () => {
    expect(termOf('584', 'de')).toBe('584')
    expect(termOf('oauth2', 'en')).toBe('oauth2')
  })
})

describe('words of a text', () => {
  it('are found with their places, between signs of any kind', () => {
    const text = 'Dankes- und Schlussformel: 🙂 §\u00a0109'
    expect(wordsOf(text, 'de').map(({ start, end }) => text.slice(start, end))).toEqual(['Dankes', 'und', 'Schlussformel', '109'])
  })

  it('tell something when they are neither common nor single letters', () => {
    expect(tellingWords('Wie ist die Note 2 im Zeugnis? Q', 'de').map(({ text }) => text)).toEqual(['Note', '2', 'Zeugnis'])
    expect(tellingWords('what is the grade', 'en').map(({ text }) => text)).toEqual(['grade'])
    expect(isStopTerm(termOf('Über', 'de'), 'de')).toBe(true)
  })

  it('of nothing but signs are none', () => {
    expect(wordsOf('🙂 – „…“ <>', 'de')).toEqual([])
  })
})
