import { describe, expect, it } from 'vitest'
import type { Comparison } from '../model/comparison.ts'
import { compareReferences } from './compare-references.ts'
import { comparisonInWords } from './in-words.ts'
import { between, changedIn, letter, praise } from './testing/two-versions.ts'

const wordsIn = (comparison: Comparison | undefined) =>
  changedIn(comparison).flatMap(({ reasons }) => reasons.map(({ what, before, after }) => `${what} ${before ?? after}`))

describe('a word that shifts its sentence is named, and never called the same', () => {
  it.each([
    ['a denial in praise that speaks of duties', 'jederzeit hoch', 'nicht immer hoch', 'open', ['lost jederzeit', 'added nicht immer']],
    ['a superlative', 'außerordentlich zufrieden', 'zufrieden', 'worse', ['lost außerordentlich']],
    [
      'words of degree in the closing',
      'alles erdenklich Gute und weiterhin viel',
      'alles Gute und viel',
      'worse',
      ['lost erdenklich', 'lost weiterhin'],
    ],
    ['how fast', 'zügig zurecht', 'nach angemessener Zeit zurecht', 'open', ['lost zügig', 'added angemessener']],
  ] as const)('%s', (_, from, to, change, words) => {
    const [forth, back] = between(from, to)
    expect(changedIn(forth).map((pair) => pair.change)).toEqual([change])
    expect(wordsIn(forth)).toEqual(words)
    expect(wordsIn(back).toSorted()).toEqual(
      words.map((word) => word.replace(/lost|added/, (what) => (what === 'lost' ? 'added' : 'lost'))).toSorted(),
    )
    expect(forth && comparisonInWords(forth).de).not.toMatch(/^Nichts/)
  })

  it('and the praise it stands in is no duty', () => {
    expect(between(praise, 'Er war hoch motiviert.')[0]?.facts).toEqual([])
  })
})

describe('people', () => {
  it('who are left out are named, whoever they are', () => {
    const [forth] = between('Geschäftsführung, Vorgesetzten, Kollegen und externen Partnern', 'Vorgesetzten und Kollegen')
    expect(wordsIn(forth)).toEqual(['lost Geschäftsführung', 'lost externen Partnern'])
    expect(forth && comparisonInWords(forth).de).toContain(
      'Zum Verhalten gegenüber Geschäftsführung und externen Partnern sagt der zweite Text nichts mehr.',
    )
  })

  it('who stand in another order are neither lost nor new', () => {
    const [forth] = between('Geschäftsführung, Vorgesetzten, Kollegen', 'Kollegen, Geschäftsführung, Vorgesetzten')
    expect(changedIn(forth)).toMatchObject([{ change: 'same', reasons: [{ code: 'reversed-order', what: 'added', change: 'open' }] }])
  })

  it('who are named in both genders are the same', () => {
    const before = letter.replace('Geschäftsführung, Vorgesetzten, Kollegen und externen Partnern', 'Ausbildern, Mitarbeitern und Kunden')
    const after = before.replace('Ausbildern, Mitarbeitern und Kunden', 'Ausbilderinnen und Ausbildern, Mitarbeitenden sowie Kundinnen und Kunden')
    for (const comparison of [compareReferences(before, after), compareReferences(after, before)])
      expect(changedIn(comparison)).toMatchObject([{ change: 'same', reasons: [] }])
  })

  it('who are only called otherwise are not left out', () => {
    expect(wordsIn(between('Vorgesetzten, Kollegen', 'Führungskräften, Kollegen')[0])).toEqual([])
  })
})

describe('a word that still stands there is neither lost nor new', () => {
  const reasonsOf = (before: string, after: string) => wordsIn(compareReferences(letter.replace(praise, before), letter.replace(praise, after)))
  it.each([
    ['moved', 'Er erledigte alles ordnungsgemäß und war bemüht.', 'Er war bemüht und erledigte alles stets ordnungsgemäß.', 'ordnungsgemäß'],
    [
      'inflected',
      'Mit seiner geselligen Art trug er zum Betriebsklima bei.',
      'Durch seine gesellige Art trug er sehr zum Betriebsklima bei.',
      'gesellige',
    ],
    ['inside of a longer phrase', 'Er zeigte Interesse an seiner Arbeit.', 'Er zeigte großes Interesse an seiner Arbeit.', 'zeigte Interesse'],
    ['of the work', 'Er war auch bei vollem Haus stets ruhig.', 'Er war auch bei hohem Andrang ruhig.', 'vollem'],
  ])('%s', (_, before, after, word) => {
    expect(reasonsOf(before, after).filter((reason) => reason.includes(word))).toEqual([])
  })
})

it('nothing is called the same beside a reason that it is not', () => {
  for (const [from, to] of [
    ['sehr gute Arbeit', 'gute Arbeit'],
    ['umfassende Fachkenntnisse', 'Fachkenntnisse'],
    ['hoch motiviert', 'motiviert'],
  ] as const)
    for (const comparison of between(from, to))
      for (const { change, reasons } of comparison.pairs)
        if (change === 'same') expect(reasons.filter((one) => /worse|better/.test(one.change))).toEqual([])
})
