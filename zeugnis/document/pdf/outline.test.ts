import { describe, expect, it } from 'vitest'
import { sheetTexts } from '#words/said'
import { fontsFor, readPdf } from '../../../tests/support/documents.ts'
import { type Outline, outlineToPdf, UndrawableError } from '../index.ts'

const outline: Outline = {
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
    const { elements, title, language } = await readPdf(await outlineToPdf(outline, fontsFor))
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
    expect([title, language]).toEqual([outline.title, 'de-DE'])
  })

  it('name the letters that no font has, until they may be replaced', async () => {
    const foreign = { ...outline, lines: [{ text: 'Frau \u{13000}', isStrong: false }] }
    await expect(outlineToPdf(foreign, fontsFor)).rejects.toThrow(UndrawableError)
    expect((await outlineToPdf({ ...foreign, replaces: true }, fontsFor)).length).toBeGreaterThan(1000)
  })
})
