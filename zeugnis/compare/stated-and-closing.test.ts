import { describe, expect, it } from 'vitest'
import { compareReferences } from './compare-references.ts'
import { comparisonInWords } from './in-words.ts'
import { between, changedIn, conduct, letter, praise, thanks } from './testing/two-versions.ts'

describe('what is stated', () => {
  it('is no day that the other text names as well', () => {
    expect(between('Leider verlässt er uns zum 31. Mai 2024.', 'Leider verlässt er uns.')[0]?.facts).toEqual([])
  })

  it('is a number with what it counts, and once', () => {
    expect(between('sieben Mitarbeitenden', 'fünf Mitarbeitenden')[0]?.facts).toEqual([
      { kind: 'number', before: 'sieben Mitarbeitenden', after: 'fünf Mitarbeitenden' },
    ])
    expect(between('- Montage beim Kunden im zweiwöchigen Wechsel\n', '')[0]?.facts.map(({ kind }) => kind)).toEqual(['task'])
  })

  it('is the same sentence but for a name or a number in it', () => {
    const praised = (count: string, name: string) => letter.replace(praise, `${name} leitete mit Umsicht die Lehrwerkstatt mit ${count} Plätzen.`)
    const comparison = compareReferences(praised('acht', 'Herr Harms'), praised('drei', 'Herr Piet Harms'))
    expect(changedIn(comparison).filter(({ change }) => change === 'open')).toEqual([])
    expect(comparison.facts).toEqual([{ kind: 'number', before: 'acht Plätzen', after: 'drei Plätzen' }])
  })
})

describe('a closing', () => {
  it('loses its regret and the wish to employ somebody again', () => {
    const [forth] = between(
      `Leider verlässt er uns zum 31. Mai 2024. ${thanks} Wir würden ihn jederzeit wieder einstellen.`,
      `Er verlässt uns zum 31. Mai 2024. ${thanks}`,
    )
    expect(forth?.facts.map(({ kind, after }) => [kind, after])).toEqual([
      ['regret', null],
      ['rehire', null],
    ])
    expect(forth && comparisonInWords(forth).de).toContain('Im zweiten Text fehlt am Schluss: Bedauern und Bereitschaft zur Wiedereinstellung.')
  })

  it('of an interim reference loses what it looks forward to', () => {
    const interim = (end: string) =>
      `${letter.replace('Arbeitszeugnis', 'Zwischenzeugnis').split('\n\nLeider')[0]}\n\nDieses Zwischenzeugnis wird auf Wunsch erstellt. Wir danken ihm für die gute Arbeit${end}.\n\nHusum, 31. Mai 2024`
    const { facts, pairs } = compareReferences(interim(' und freuen uns auf deren Fortsetzung'), interim(''))
    expect(facts.map(({ kind }) => kind)).toEqual(['continuation'])
    expect(pairs.find(({ wording }) => wording === 'changed')).toMatchObject({ change: 'worse', reasons: [{ code: 'closing', what: 'lost' }] })
  })

  it('has no other grade for a sentence that stands in both word for word', () => {
    const [forth] = between('stets sehr gute Arbeit und wünschen', 'Arbeit. Wir wünschen')
    expect(forth?.pairs.filter(({ wording, change }) => wording === 'same' && (change === 'worse' || change === 'better'))).toEqual([])
  })
})

it('sentences of two matters are no pair', () => {
  const before = letter.replace(praise, 'Wir würden ihn jederzeit wieder beschäftigen.').replace(conduct, '')
  const after = letter.replace(praise, 'Sein Verhalten war nicht zu beanstanden.').replace(conduct, '')
  const { pairs } = compareReferences(before, after)
  expect(pairs.filter(({ wording }) => wording === 'rewritten')).toEqual([])
})
