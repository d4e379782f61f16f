import { describe, expect, it } from 'vitest'
import { dataTwinProblems } from './data-twins.ts'
import type { Piece } from './piece.ts'
import { repeatsIn } from './repeats.ts'
import { misspellings } from './spelling-of-content.ts'
import { problemsOf, structureOf, twinProblems } from './structure.ts'
import { glued, typographyOf } from './typography.ts'

const german = (text: string, file = 'content/blog/eins/de.mdx'): Piece => ({ file, place: 'line 1', locale: 'de', text })
const english = (text: string): Piece => ({ file: 'content/blog/eins/en.mdx', place: 'line 1', locale: 'en', text })
const said = (findings: readonly { readonly text: string }[]) => findings.map(({ text }) => text)

describe('spelling', () => {
  it('knows compounds of the trade, halves of compounds and names of the list', async () => {
    expect(
      await misspellings([german('Das Ausbildungszeugnis der Lotsenwerk GmbH nennt Arbeits- und Tarifvertrag, Verkäuferin, -verkäufer.')]),
    ).toEqual([])
  })

  it('names what is wrong, with the umlaut it should have', async () => {
    expect(said(await misspellings([german('Gruesse fuer das Arbeitszeugniss')]))).toEqual([
      'line 1: Gruesse: write Grüße',
      'line 1: fuer: write für',
      'line 1: Arbeitszeugniss',
    ])
  })

  it('reads German inside of English as German, and English inside of German as English', async () => {
    expect(await misspellings([english('„Zufriedenheit“ (satisfaction)'), german('„Zufriedenheit“ ist “satisfaction”')])).toEqual([])
    expect(said(await misspellings([english('Zufriedenheit')]))).toEqual(['line 1: Zufriedenheit'])
  })
})

describe('signs and spaces', () => {
  it.each([
    ['Er sagte "ja"', 'straight'],
    ['Er sagte „ja”', 'do not match'],
    ['nach § 109 der Gewerbeordnung', '§'],
    ['Abs. 1 und Art. 6', 'Abs.'],
    ['am 1. Januar', 'day and month'],
    ['bis 10 MB', 'unit'],
    ['rund 3 % mehr', '%'],
    ['BAG, 9 AZR 227/11', 'case number'],
    ['Vorsicht - Falle', 'dash'],
  ])('finds what is wrong in: %s', (text, what) => {
    expect(said(typographyOf(german(text))).join()).toContain(what)
  })

  it('puts the spaces that must not break, and is content then', () => {
    const text = glued('Nach § 109 Abs. 3 GewO seit dem 1. Januar 2025, BAG 9 AZR 227/11, z. B. 3 % von 10 MB', 'de')
    expect(typographyOf(german(text))).toEqual([])
    expect(text.match(/\u00A0/g)).toHaveLength(9)
  })
})

describe('repeats', () => {
  const sentence = 'Ein langer Satz mit mehr als acht Wörtern steht hier.'
  const here = german(sentence)

  it('finds a sentence on another page, not one on the same page or in quotation marks', () => {
    const there = (text: string) => german(text, 'content/blog/zwei/de.mdx')
    expect(repeatsIn([here, there(sentence)])).toHaveLength(1)
    expect(repeatsIn([here, here, there(`„${sentence}“`), german(`„${sentence}“`)])).toEqual([])
  })
})

describe('structure', () => {
  const real = structureOf('content/blog/lexikon/de.mdx')

  it('finds a level left out, a heading that stands twice and a picture without text', () => {
    const headings = [4, 4].map((level) => ({ level, line: 1, text: 'Eins' }))
    expect(said(problemsOf({ ...real, headings, picturesWithoutText: [7] }))).toEqual([
      'line 1: level 4 follows level 1: Eins',
      'line 1: the heading stands twice: Eins',
      'line 7: a picture without alternative text',
    ])
  })

  it('finds a twin with other headings, links and dates', () => {
    const twin = { ...real, levels: [2], links: ['/nirgends'], fields: { ...real.fields, published: '1999-01-01' } }
    const found = said(twinProblems(real, twin)).join('\n')
    for (const what of ['headings are of levels 2', 'a link to /nirgends', 'no link to /wissen/', 'published is "1999-01-01"'])
      expect(found).toContain(what)
  })
})

describe('sentences in data', () => {
  const problems = (german: unknown, english: unknown) => said(dataTwinProblems('content/mails/en.json', german, english))

  it('are content with the same fields and places, in whatever order', () => {
    expect(problems({ mail: { note: 'Am {day} von {brand}' } }, { mail: { note: 'By {brand} on {day}' } })).toEqual([])
  })

  it('name fields that only one language has, and places that one leaves out', () => {
    expect(problems({ a: 'Eins', mail: { note: 'Am {day}' } }, { b: 'Two', mail: { note: 'Some day' } })).toEqual([
      'a: is missing; German has it',
      'b: German has none',
      'mail.note: places to fill are none; German has {day}',
    ])
  })
})
