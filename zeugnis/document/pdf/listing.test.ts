import { describe, expect, it } from 'vitest'
import { sheetTexts } from '#words/said'
import { fontsFor, readPdf } from '../../../tests/support/documents.ts'
import { type Listing, listingToPdf, UndrawableError } from '../index.ts'

const listing: Listing = {
  title: 'Vergleich zweier Zeugnistexte',
  lines: [{ text: 'Die Leistung sinkt von 1 auf 2,5.', isStrong: true }],
  sections: [
    {
      heading: 'Satz für Satz',
      entries: [
        {
          label: '•',
          quotes: ['Erster Text: Sie arbeitete stets sorgfältig.', 'Zweiter Text: Sie arbeitete sorgfältig.'],
          head: 'Arbeitsweise',
          text: '1 wird zu 2,5',
        },
        { label: '•', text: '3 Stellen unverändert' },
      ],
    },
    { heading: 'Angaben', entries: [] },
  ],
  language: 'de',
  page: sheetTexts.de.page,
  date: '2026-11-29',
  replaces: false,
}

describe('sentences and lists as a PDF', () => {
  it('hold every word once, in the order of the page', async () => {
    const { elements, title, language } = await readPdf(await listingToPdf(listing, fontsFor))
    const text = elements.map((one) => one.text).join('\n')
    const said = [
      'Vergleich zweier',
      'sinkt von 1',
      'Satz für Satz',
      'stets sorgfältig',
      'arbeitete sorgfältig',
      'Arbeitsweise',
      '1 wird zu',
      '3 Stellen',
      'Angaben',
    ]
    const places = said.map((words) => text.indexOf(words))
    expect(places.every((place) => place >= 0)).toBe(true)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect([title, language]).toEqual([listing.title, 'de-DE'])
  })

  it('name the letters that no font has, until they may be replaced', async () => {
    const foreign = { ...listing, lines: [{ text: 'Frau \u{13000}', isStrong: false }] }
    await expect(listingToPdf(foreign, fontsFor)).rejects.toThrow(UndrawableError)
    expect((await listingToPdf({ ...foreign, replaces: true }, fontsFor)).length).toBeGreaterThan(1000)
  })
})
