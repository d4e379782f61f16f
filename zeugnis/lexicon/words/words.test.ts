import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fold, keyOf, wordsOf } from '#language'
import { type Reading, readWord } from './inflection.ts'
import { isPlainNoun } from './plain-nouns.ts'

const [header, ...lines] = readFileSync(new URL('../words.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
const rows = lines.map((line) => {
  const [lemma = '', wordClass = '', meaning = '', , source = '', example = ''] = line.split('\t')
  return { lemma, wordClass, meaning, source, example }
})

/** Forms of „bereit“ and „treu“ as well: their other forms are read as verbs. */
const homographs = new Set(['bereiten', 'aufbereiten', 'veruntreuen'])

const nameOf = (reading: Reading | null) => (reading && 'degree' in reading ? String(reading.degree) : (reading?.class ?? 'unknown'))

function meaningOf(key: string, isNoun: boolean): string {
  const reading = readWord(key, isNoun)
  return !reading && isNoun && isPlainNoun(key) ? 'neutral' : nameOf(reading)
}

/** What the words of an example mean, each read as a noun and as another word. */
const meaningsIn = (example: string) => wordsOf(fold(example)).flatMap(({ key }) => [meaningOf(key, true), meaningOf(key, false)])

describe('the table of words', () => {
  it('has a row once, of a known class and source', () => {
    expect(header).toBe('lemma\tclass\tmeaning\tforms\tsource\texample')
    expect(new Set(rows.map(({ lemma, wordClass }) => `${lemma} ${wordClass}`)).size).toBe(rows.length)
    expect(new Set(rows.map(({ wordClass }) => wordClass))).toEqual(new Set(['adjective', 'noun', 'verb', 'other']))
    expect(rows.filter(({ source }) => !['phrases', 'literature', 'corpus', 'usage'].includes(source))).toEqual([])
  })

  it('is read as it says', () => {
    const wrong = rows.filter(({ lemma, wordClass, meaning }) => !homographs.has(lemma) && meaningOf(keyOf(lemma), wordClass === 'noun') !== meaning)
    expect(wrong.map(({ lemma, wordClass, meaning }) => `${lemma} ${wordClass} ${meaning}`)).toEqual([])
  })

  it('shows each word in an example in which it means that', () => {
    const wrong = rows.filter(({ example, meaning }) => example !== '' && !meaningsIn(example).includes(meaning))
    expect(wrong.map(({ lemma, meaning, example }) => `${lemma} ${meaning}: ${example}`)).toEqual([])
  })

  it('has an example for every word that praises or blames, but for verbs that the corpus has not', () => {
    expect(rows.filter(({ meaning, wordClass, example }) => /^(-2|1|2)$/.test(meaning) && wordClass !== 'verb' && example === '')).toEqual([])
  })
})

describe('inflection and word formation', () => {
  it.each([
    ['sorgfältigsten', false, '2'],
    ['zuverlässiger', false, '1'],
    ['unfreundlicher', false, '-2'],
    ['hochkompetente', false, '2'],
    ['kundenorientierte', false, '1'],
    ['Fachkenntnissen', true, '0'],
    ['Gewissenhaftigkeit', true, '1'],
    ['Unzuverlässigkeit', true, '-2'],
    ['Zusammenhänge', true, 'neutral'],
    ['übertraf', false, '2'],
    ['vernachlässigte', false, '-2'],
    ['unkoordiniert', false, '-2'],
    ['planloses', false, '-2'],
    ['missgelaunte', false, '-2'],
    ['kostenlosen', false, 'neutral'],
    ['unbefristetes', false, 'neutral'],
    ['lückenlose', false, '1'],
    ['ausgeführt', false, 'doing'],
    ['Quittengelee', true, 'unknown'],
  ])('%s', (word, isNoun, meaning) => {
    expect(meaningOf(keyOf(word), isNoun)).toBe(meaning)
  })
})
