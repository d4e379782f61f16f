import { describe, expect, it } from 'vitest'
import { citationsIn } from './citations.ts'
import { closest, type Traits } from './closest.ts'

function text(slug: string, topic: string, citations: string[] = [], terms: string[] = []): Traits {
  return { slug, topic, citations, terms }
}

const names = (texts: readonly Traits[]) => texts.map(({ slug }) => slug)

describe('closest', () => {
  it('prefers what shares a ruling to what only shares the topic', () => {
    const own = text('own', 'law', ['9 AZR 584/13'])
    const topic = text('topic', 'law')
    const ruling = text('ruling', 'law', ['9 AZR 584/13'])
    expect(names(closest(own, [own, topic, ruling]))).toEqual(['ruling', 'topic'])
  })

  it('counts a rare source more than one that all have, and terms like sources', () => {
    const all = ['109 GewO']
    const own = text('own', 'language', [...all, '9 AZR 632/07'], ['schlussformel'])
    const common = [text('a', 'law', all), text('b', 'law', all), text('c', 'law', all)]
    const rare = text('rare', 'recruiting', ['9 AZR 632/07'])
    const both = text('both', 'law', all, ['schlussformel'])
    expect(names(closest(own, [...common, rare, both]))).toEqual(['both', 'rare', 'a', 'b', 'c'])
  })

  it('never names a text itself or one that has nothing in common, and keeps the given order among equals', () => {
    const own = text('own', 'law')
    expect(names(closest(own, [text('z', 'law'), own, text('x', 'company'), text('a', 'law')]))).toEqual(['z', 'a'])
  })
})

describe('citationsIn', () => {
  it.each([
    ['BAG, 18. November 2014, 9 AZR 584/13', ['9 AZR 584/13']],
    ['BAG, 18. Juni 2025, 2\u00a0AZR\u00a096/24 (B)', ['2 AZR 96/24']],
    ['ArbG Kiel, 18. April 2013, 5 Ca 80 b/13', ['5 Ca 80 b/13']],
    ['§ 109 Abs. 3 GewO (Trade Regulation Act)', ['109 GewO']],
    ['§§ 126, 126a, 242 BGB', ['126 BGB', '126a BGB', '242 BGB']],
    ['Art. 5, 6, 14 and 17 GDPR', ['5 GDPR', '6 GDPR', '14 GDPR', '17 GDPR']],
    ['§ 87 Abs. 1 Nr. 6 BetrVG', ['87 BetrVG']],
    ['Haufe Zeugnis Studie 2023, zitiert nach newworkmag.io', []],
  ])('reads %s', (source, citations) => {
    expect(citationsIn(source)).toEqual(citations)
  })
})
