import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { gradeSentence } from '#zeugnis'

const read = (path: string) => readFileSync(new URL(`../../content/${path}.mdx`, import.meta.url), 'utf8')
const bases = (sentence: string) => gradeSentence(sentence).marks.map(({ basis }) => basis.kind)

describe('a coded meaning without proof is lore, and what the literature and practice read alike is custom', () => {
  it('for the engine', () => {
    expect(gradeSentence('Seine gesellige Art war im Kollegium bekannt.').grade).toBeNull()
    expect(bases('Seine gesellige Art war im Kollegium bekannt.')).toEqual(['lore'])
    expect(bases('Wir wünschen ihr alles Gute und vor allem Gesundheit.')).toEqual(['lore'])
    expect(bases('Er war bemüht, die Termine einzuhalten.')).toEqual(['custom'])
  })

  it('which takes nothing off a closing that wishes good health', () => {
    const grades = ['alles Gute', 'alles Gute und vor allem Gesundheit'].map((wish) => gradeSentence(`Wir wünschen ihr ${wish}.`).grade)
    expect(grades[1]).toBe(grades[0])
  })

  it.each([
    ['de', 'Überlieferung', 'Brauch'],
    ['en', 'lore', 'custom'],
  ])('and for the tables of the pages (%s)', (locale, lore, custom) => {
    const rows = ['pages/methode', 'wissen/geheimcodes'].flatMap((page) =>
      read(`${page}/${locale}`)
        .split('\n')
        .filter((line) => line.startsWith('|')),
    )
    const basisOf = (word: RegExp) => rows.filter((row) => word.test(row)).map((row) => row.split('|').at(-2)?.trim())
    const ofSociable = basisOf(/>gesellig</)
    expect(ofSociable).toHaveLength(2)
    for (const basis of ofSociable) expect(basis?.startsWith(lore)).toBe(true)
    expect(basisOf(/>stets bemüht</).some((basis) => basis?.startsWith(custom))).toBe(true)
  })
})
