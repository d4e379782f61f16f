import { describe, expect, it } from 'vitest'
import type { Line } from './line.ts'
import { linesOf } from './pdf-lines.ts'
import { textOfPages } from './pdf-text.ts'

type Item = Parameters<typeof linesOf>[0][number]

const item = (str: string, x: number, y: number, hasEOL = true): Item => ({
  ...{ str, dir: 'ltr', width: str.length * 6, height: 12, fontName: 'f', hasEOL },
  transform: [12, 0, 0, 12, x, y],
})

/** A page set at this distance from line to line; an empty text leaves one out. */
const page = (texts: readonly string[], distance = 14): Line[] =>
  linesOf(texts.flatMap((text, index) => (text ? [item(text, 50, 780 - index * distance)] : [])))

const full = 'Frau Kühn arbeitete stets mit großer Sorgfalt und mit'

describe('linesOf', () => {
  it('puts a box that the file holds behind the text where it stands', () => {
    const lines = linesOf([item('Kopf', 50, 780), item('Text', 50, 600), item('mehr Text', 50, 586), item('Kasten', 300, 700)])
    expect(lines.map(({ text }) => text)).toEqual(['Kopf', 'Kasten', 'Text', 'mehr Text'])
  })

  it('leaves columns as the file has them', () => {
    const left = [item('Firma', 50, 780), item('Straße', 50, 766)]
    const right = [item('Telefon', 300, 773), item('Ort', 300, 759)]
    expect(linesOf([...left, ...right]).map(({ text }) => text)).toEqual(['Firma', 'Straße', 'Telefon', 'Ort'])
  })

  it('parts columns though the first seems to end a little behind the gap', () => {
    const gap: Item = { ...item(' ', 97.5, 100, false), width: 90, height: 0 }
    expect(linesOf([item('Vorstand', 50, 100, false), gap, item('Personal', 300, 100)]).map(({ text }) => text)).toEqual(['Vorstand', 'Personal'])
  })

  it('parts what a wide gap parts', () => {
    const gap: Item = { ...item(' ', 110, 100, false), width: 90 }
    expect(linesOf([item('Vorstand', 50, 100, false), gap, item('Personal', 300, 100)]).map(({ text }) => text)).toEqual(['Vorstand', 'Personal'])
  })
})

describe('textOfPages', () => {
  it.each([14, 21, 28])('makes paragraphs of lines that are %i points apart', (distance) => {
    const lines = page([full, 'gutem Erfolg.', '', 'Sie war stets freundlich.'], distance)
    expect(textOfPages([lines])).toBe(`${full} gutem Erfolg.\n\nSie war stets freundlich.`)
  })

  it('keeps the lines of an address and of a list', () => {
    expect(textOfPages([page(['Werft Süd GmbH', 'Kai 3', '', full, 'Fleiß.', '\uf0b7 Prüfen', '\uf0b7 Messen'])])).toBe(
      `Werft Süd GmbH\nKai 3\n\n${full} Fleiß.\n• Prüfen\n• Messen`,
    )
  })

  it.each([
    ['zu unserer vollen Zufrieden-', 'heit.', 'zu unserer vollen Zufriedenheit.'],
    ['für die Betreuung der Kunden-', 'und Lieferantenkonten.', 'für die Betreuung der Kunden- und Lieferantenkonten.'],
    ['als Leiterin der Personal-', 'Abteilung.', 'als Leiterin der Personal-Abteilung.'],
  ])('reads "%s" and "%s" as one', (first, second, both) => {
    expect(textOfPages([page([first, second])])).toBe(both)
  })

  it('goes on over a page, without what stands on every page', () => {
    const frame = (number: number, lines: readonly string[]) => page(['Werft Süd GmbH', '', ...lines, '', `Seite ${number} von 2`])
    expect(textOfPages([frame(1, [full, full]), frame(2, ['Fleiß.'])])).toBe(`Werft Süd GmbH\n\n${full} ${full} Fleiß.`)
  })

  it('goes on over lines beside a column that has its own ends, and beneath a letterhead that goes further', () => {
    const column = ['Inhaber', 'Boy Brodersen', 'Meister'].map((text, at) => item(text, 480, 700 - at * 14))
    const body = [full, full, full, full, full, 'Fleiß.'].map((text, at) => item(text, 50, 700 - at * 14))
    const letterhead = item('Tischlerei Brodersen, Am Holzmarkt 2, 25813 Husum, Telefon 04841 555-0, Fax 04841 555-1', 50, 780)
    expect(textOfPages([linesOf([letterhead, ...body, ...column])])).toBe(
      `Tischlerei Brodersen, Am Holzmarkt 2, 25813 Husum, Telefon 04841 555-0, Fax 04841 555-1\n\n${full} ${full} ${full} ${full} ${full} Fleiß.\n\nInhaber\nBoy Brodersen\nMeister`,
    )
  })

  it('goes on in the second of two columns, each with its own margin beneath a line across both', () => {
    const column = (x: number, last: string) =>
      ['Frau Kühn arbeitete stets mit', 'großer Sorgfalt, mit Umsicht', 'und mit Freude; zu unserer', last].map((text, at) =>
        item(text, x, 700 - at * 14),
      )
    const across = `${full} großem Erfolg in unserem Haus.`
    const flow = 'Frau Kühn arbeitete stets mit großer Sorgfalt, mit Umsicht und mit Freude; zu unserer'
    expect(textOfPages([linesOf([item(across, 50, 750), ...column(50, 'Zufriedenheit.'), ...column(300, 'vollen Zufriedenheit.')])])).toBe(
      `${across}\n\n${flow} Zufriedenheit.\n\n${flow} vollen Zufriedenheit.`,
    )
  })

  it('goes on over the page though the firm has its addresses beside the first one', () => {
    const aside = ['Werft Süd GmbH', 'Kai 3', 'Telefon 040 555-0', 'Inhaberin Eva Kühn'].map((text, at) => item(text, 480, 700 - at * 14))
    const body = [full, full, full, full, full].map((text, at) => item(text, 50, 700 - at * 14))
    expect(textOfPages([linesOf([...body, ...aside]), linesOf([item('großer Freude.', 50, 780)])])).toBe(
      `Werft Süd GmbH\nKai 3\nTelefon 040 555-0\nInhaberin Eva Kühn\n\n${full} ${full} ${full} ${full} ${full} großer Freude.`,
    )
  })

  it.each([
    ['Zeugnis für Frau Kühn', 'Blatt 2 vom 14. Juli 2025', 'Zeugnis für Frau Kühn\nvom 14. Juli 2025'],
    ['Werft Süd GmbH', 'Zeugnis Eva Kühn, Seite 2', 'Werft Süd GmbH\nZeugnis Eva Kühn,'],
  ])('reads over the header of a second page, "%s", "%s"', (first, second, atTheEnd) => {
    expect(textOfPages([page([full, full]), page([first, second, '', 'Fleiß.'])])).toBe(`${full} ${full} Fleiß.\n\n${atTheEnd}`)
  })

  it('goes on in a sentence over the page, though a capital follows, but not in an item or a heading', () => {
    const under = ['Frau Kühn arbeitete stets mit großer Sorgfalt und mit', 'sehr viel Umsicht, auch bei starkem']
    const unfinished = `${under.join(' ')}`
    expect(textOfPages([page([full, ...under]), page(['Andrang.'])])).toBe(`${full} ${unfinished} Andrang.`)
    expect(textOfPages([page([full, ...under]), page(['• Kasse'])])).toBe(`${full} ${unfinished}\n\n• Kasse`)
    const heading = { ...page(['Aufgaben'])[0]!, height: 18 }
    expect(textOfPages([page([full, ...under]), [heading]])).toBe(`${full} ${unfinished}\n\nAufgaben`)
  })

  it('takes the title of a second letter for no header', () => {
    expect(textOfPages([page([full, 'Fleiß.']), page(['Arbeitszeugnis', '', full])])).toContain('Fleiß.\n\nArbeitszeugnis\n\nFrau')
  })

  it('leaves out what a browser prints around a page', () => {
    const lines = [
      item('22.11.2026, 23:40', 50, 800),
      item('Mein Zeugnis', 300, 800),
      ...[full, 'Fleiß.'].map((text, at) => item(text, 50, 700 - at * 14)),
    ]
    expect(textOfPages([linesOf([...lines, item('https://zeugnis.example/1', 50, 20), item('1/1', 400, 20)])])).toBe(`${full} Fleiß.`)
  })
})

describe('a line of a justified column', () => {
  it('is one line though its blanks are as wide as those between columns', () => {
    const gap = (x: number): Item => ({ ...item(' ', x, 686, false), width: 40 })
    const wide = [item('Ruhe', 50, 686, false), gap(74), item('bewahrte', 122, 686, false), gap(170), item('sie', 226, 686)]
    expect(linesOf([item('Frau Kühn war stets sehr ruhig und', 50, 700), item('Frau Kühn war stets sehr ruhig uns', 50, 672), ...wide])).toHaveLength(
      5,
    )
    const flush = [item('Ruhe', 50, 686, false), gap(74), item('bewahrte', 122, 686, false), gap(170), item('sie', 236, 686)]
    expect(linesOf([item('Frau Kühn war stets sehr ruhig und', 50, 700), ...flush]).map(({ text }) => text)).toContain('Ruhe bewahrte sie')
  })
})
