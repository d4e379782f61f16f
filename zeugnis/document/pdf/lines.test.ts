import { expect, it } from 'vitest'
import { breakLines, linesHere, type Piece } from './lines.ts'

/** Letters of one unit each, so that a width is a count. */
const lay = (width: number, ...texts: readonly string[]) =>
  breakLines(
    texts.map((text, index): Piece<string> => ({ text, look: index % 2 === 0 ? 'plain' : 'marked' })),
    width,
    ({ text }) => text.length,
  ).map((line) => line.map(({ text }) => text).join('|'))

it('breaks behind spaces, which may hang over', () => {
  expect(lay(11, 'Sie arbeitete stets gut.')).toEqual(['Sie ', 'arbeitete ', 'stets gut.'])
  expect(lay(13, 'Sie arbeitete stets gut.')).toEqual(['Sie arbeitete ', 'stets gut.'])
})

it('keeps together what no-break spaces hold', () => {
  expect(lay(12, 'laut §\u00a0109\u00a0GewO gilt')).toEqual(['laut ', '§\u00a0109\u00a0GewO ', 'gilt'])
})

it('breaks behind hyphens and slashes within words, not before them or behind a dangling one', () => {
  expect(lay(8, 'Software-Entwicklung')).toEqual(['Software', '-Entwick', 'lung'])
  expect(lay(12, 'Software-Entwicklung')).toEqual(['Software-', 'Entwicklung'])
  expect(lay(5, 'Nah- und')).toEqual(['Nah- ', 'und'])
})

it('breaks between letters, never within one, when a word is wider than the line', () => {
  expect(lay(3, 'ÜÜÜÜ')).toEqual(['ÜÜÜ', 'Ü'])
  expect(lay(6, '👩‍💻👩‍💻')).toEqual(['👩‍💻', '👩‍💻'])
})

it('keeps the breaks of the text', () => {
  expect(lay(20, 'Rolf Kemper\nMarktleiter\n\nRheine')).toEqual(['Rolf Kemper ', 'Marktleiter ', ' ', 'Rheine'])
})

it('does not break between two looks of one word', () => {
  expect(lay(10, 'Sie war ', 'bemüht', '.')).toEqual(['Sie war ', 'bemüht|.'])
})

it('leaves out pieces without a letter', () => {
  expect(lay(10, 'Sie ', '', 'war')).toEqual(['Sie war'])
})

it('leaves no line alone on either page', () => {
  const here = (left: number, fitting: number) => linesHere(left, fitting)
  expect([here(5, 9), here(5, 4), here(5, 3), here(5, 1), here(3, 2), here(2, 1), here(4, 3), here(1, 0)]).toEqual([5, 3, 3, 0, 0, 0, 2, 0])
})
