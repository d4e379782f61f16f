import { describe, expect, it } from 'vitest'
import { byLetter, byTopic, type Listed, letterOf } from '../../mdx/lexicon/glossary.ts'

function entry(term: string, topic = 'law'): Listed {
  return { term, topic, href: `/wissen/${term}`, lead: term }
}

const terms = (entries: readonly Listed[]) => entries.map(({ term }) => term)

describe('the glossary', () => {
  it('puts umlauts and signs under the letter a reader looks for', () => {
    expect(['Übergabe', 'Ähnlichkeit', 'zwischenzeugnis', '§ 109 GewO', '„Stets“'].map(letterOf)).toEqual(['U', 'A', 'Z', 'G', 'S'])
  })

  it('has all letters, also those without an entry, and loses no entry', () => {
    const many = Array.from({ length: 60 }, (_, index) => entry(`${String.fromCharCode(65 + (index % 20))}wort ${index}`))
    const letters = byLetter(many)
    expect(letters.map(({ letter }) => letter).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
    expect(letters.flatMap(({ entries }) => entries)).toHaveLength(60)
    expect(letters.filter(({ entries }) => entries.length === 0).map(({ letter }) => letter)).toEqual([...'UVWXYZ'])
  })

  it('sorts as a German dictionary does', () => {
    const [a] = byLetter([entry('Azubi'), entry('Änderung'), entry('Abschluss')])
    expect(terms(a?.entries ?? [])).toEqual(['Abschluss', 'Änderung', 'Azubi'])
  })

  it('keeps the order of the topics and leaves out the empty ones', () => {
    const groups = byTopic(['kinds', 'parts', 'law'], [entry('B'), entry('A'), entry('C', 'kinds')])
    expect(groups.map(({ topic, entries }) => [topic, terms(entries)])).toEqual([
      ['kinds', ['C']],
      ['law', ['A', 'B']],
    ])
  })
})
