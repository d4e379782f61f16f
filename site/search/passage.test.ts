import { expect, it } from 'vitest'
import { snippetOf } from './passage.ts'
import { termOf } from './words.ts'

const shown = (text: string, ...words: string[]) => snippetOf(text, new Set(words.map((word) => termOf(word, 'de'))), 'de')
const joined = (text: string, ...words: string[]) =>
  shown(text, ...words)
    .map((piece) => piece.text)
    .join('')
const long = `${'Vorher steht vieles. '.repeat(20)}Die Schlussformel kommt spät. ${'Danach folgt mehr. '.repeat(20)}`

it('marks every form of the words', () => {
  const hits = shown('Noten und eine Note.', 'Note').filter(({ isHit }) => isHit)
  expect(hits.map(({ text }) => text)).toEqual(['Noten', 'Note'])
})

it('cuts at spaces, says so, and keeps the hit inside', () => {
  const text = joined(long, 'Schlussformel')
  expect(text).toMatch(/^… .*Die Schlussformel kommt spät\..*\S\u00a0…$/)
  expect(text.length).toBeLessThan(190)
})

it('shows a short text whole, and the beginning of a text without a hit', () => {
  expect(joined('Ein Satz.', 'Note')).toBe('Ein Satz.')
  expect(joined(long, 'Note')).toMatch(/^Vorher steht vieles\./)
})

it('gives every piece a place of its own', () => {
  const places = shown(long, 'Schlussformel', 'vieles', 'mehr').map(({ start }) => start)
  expect(new Set(places).size).toBe(places.length)
})

it('begins with the sentence of the hit, and shows more before a hit that comes last', () => {
  expect(joined(long, 'Schlussformel')).toContain('… Die Schlussformel kommt spät. Danach')
  expect(joined(`${'Vorher steht vieles. '.repeat(20)}Es folgt der Dank.`, 'Dank').length).toBeGreaterThan(140)
})
