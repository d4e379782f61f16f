import { describe, expect, it } from 'vitest'
import { wayOf } from './table.tsx'

describe('a table on a phone', () => {
  it('stays one where all columns but one are short', () => {
    expect(
      wayOf([
        ['Schritt', 'Frist'],
        ['Entwurf an die Führungskraft geben', 'zwei Wochen'],
      ]),
    ).toBe('fits')
  })

  it('becomes blocks where two columns hold sentences, or something whose length nobody knows', () => {
    expect(
      wayOf([
        ['Formulierung', 'Klartext'],
        ['bemühte sich um Sorgfalt', 'Versucht, aber nicht erreicht'],
      ]),
    ).toBe('stack')
    expect(
      wayOf([
        ['Programm', 'Preis'],
        ['Preise Zeugnisgenerator', ''],
      ]),
    ).toBe('stack')
  })

  it('becomes pairs of heading and value where three columns hold them, or more stand there', () => {
    expect(
      wayOf([
        ['Frage', 'Woran Sie die Antwort prüfen', 'Unsere Antwort'],
        ['Wer gibt das Zeugnis frei?', 'Rollen im Vertrag nachlesen', 'Personalabteilung'],
      ]),
    ).toBe('pairs')
    expect(wayOf([['System', 'Lesen', 'Ablegen', 'Benachrichtigen']])).toBe('pairs')
  })
})
