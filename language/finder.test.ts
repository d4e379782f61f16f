import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Meant, makeFinder } from './finder.ts'
import { type Word, wordsOf } from './words.ts'

function found(phrases: readonly string[], text: string, prefers?: 'words' | 'letters'): string[] {
  const find = makeFinder([{ phrases, value: true }], prefers)
  return find(wordsOf(text)).map(({ start, end }) => text.slice(start, end))
}

describe('finder', () => {
  it.each([
    ['Mühe', 'Mit Müh und MUEHE', ['MUEHE']],
    ['hervorragend*', 'hervorragend, hervorragendes, hervor', ['hervorragend', 'hervorragendes']],
    ['*kenntnis', 'Sachkenntnis und Kenntnisse', ['Sachkenntnis']],
    ['Know-how', 'know how, Knowhow', ['know how']],
    ['gab sich _ Mühe', 'gab sich Mühe; gab sich immer sehr große Mühe', ['gab sich immer sehr große Mühe']],
    ['gab sich _ Mühe', 'gab sich eins zwei drei vier fünf Mühe', []],
    ['tut a*', 'tut alles, tut a', ['tut alles', 'tut a']],
  ])('finds %j in %j', (phrase, text, expected) => {
    expect(found([phrase], text)).toEqual(expected)
  })

  it('gives the phrase with most words, and its words are spent', () => {
    expect(found(['nicht', 'nicht zuletzt'], 'nicht zuletzt, nicht nicht')).toEqual(['nicht zuletzt', 'nicht', 'nicht'])
  })

  it('gives the phrase with most letters where these count', () => {
    const [phrases, text] = [['java*', 'java developer', 'developmentlead*'], 'Java Developer'] as const
    expect(found(phrases, text, 'letters')).toEqual(['Java Developer'])
    expect(found(['sap', 'sap r3'], 'SAP R3', 'letters')).toEqual(['SAP R3'])
    expect(found(['pro* a b', 'projektleitung*'], 'Projektleitung a b', 'letters')).toEqual(['Projektleitung'])
    expect(found(['pro* a b', 'projektleitung*'], 'Projektleitung a b', 'words')).toEqual(['Projektleitung a b'])
  })

  it('says which words it found and what they mean', () => {
    const find = makeFinder([
      { value: 'limit', phrases: ['im Allgemeinen'] },
      { value: 'praise', phrases: ['gut'] },
    ])
    expect(find(wordsOf('war im Allgemeinen gut'))).toEqual([
      { value: 'limit', start: 4, end: 18, words: [1, 3] },
      { value: 'praise', start: 19, end: 22, words: [3, 4] },
    ])
  })

  it.each(['', '_ Mühe', '–', 'in*', '*ab Mühe'])('refuses the phrase %j, which does not begin with enough of a word to be looked up', (phrase) => {
    expect(() => makeFinder([{ phrases: [phrase], value: true }])).toThrow(RangeError)
  })
})

describe('finds what a naive search finds', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ü'), minLength: 1, maxLength: 4 })
  const partOf = (text: fc.Arbitrary<string>) => text.chain((one) => fc.constantFrom(one, `${one}*`, `*${one}`))
  const head = fc.oneof(word, partOf(word.filter(({ length }) => length >= 3)))
  const phrase = fc.tuple(head, fc.array(partOf(word), { maxLength: 2 })).map(([first, rest]) => [first, ...rest].join(' '))
  const lists = fc.array(fc.record({ value: fc.nat(), phrases: fc.array(phrase, { maxLength: 4 }) }), { maxLength: 6 })
  const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '))

  const isLike = ({ key }: Word, pattern: string) => {
    const plain = pattern.replace('*', '').replaceAll('ü', 'ue')
    if (pattern.endsWith('*')) return key.startsWith(plain)
    return pattern.startsWith('*') ? key.endsWith(plain) : key === plain
  }

  /** At each word every phrase is tried: whole words first, then beginnings, then endings; the first of the best wins. */
  function naive(all: readonly Meant<number>[], words: readonly Word[], rankOf: (parts: readonly string[]) => number) {
    const kindOf = (first = '') => (first.endsWith('*') ? 1 : first.startsWith('*') ? 2 : 0)
    const entries = all.flatMap(({ value, phrases }) => phrases.map((one) => ({ value, parts: one.split(' ') })))
    const inOrder = entries.toSorted((a, b) => kindOf(a.parts[0]) - kindOf(b.parts[0]))
    const spans: { value: number; words: readonly [number, number] }[] = []
    for (let at = 0; at < words.length; ) {
      const fitting = inOrder.filter(({ parts }) => parts.every((one, index) => words[at + index] && isLike(words[at + index]!, one)))
      const best = fitting.toSorted((a, b) => rankOf(b.parts) - rankOf(a.parts))[0]
      if (best) spans.push({ value: best.value, words: [at, at + best.parts.length] })
      at += best?.parts.length ?? 1
    }
    return spans
  }

  it.each([
    ['words', (parts: readonly string[]) => parts.length],
    ['letters', (parts: readonly string[]) => parts.join('').replaceAll('*', '').replaceAll('ü', 'ue').length],
  ] as const)('by %s', (prefers, rankOf) => {
    fc.assert(
      fc.property(lists, text, (all, given) => {
        const words = wordsOf(given)
        const spans = makeFinder(all, prefers)(words).map(({ value, words: span }) => ({ value, words: span }))
        expect(spans).toEqual(naive(all, words, rankOf))
      }),
    )
  })
})
