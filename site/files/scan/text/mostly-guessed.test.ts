import { expect, it } from 'vitest'
import { isMostlyGuessed } from './mostly-guessed.ts'

const box = { x: 0, y: 0, width: 10, height: 10 }
const text = 'Sie arbeitete stets gut und gern mit allen im Haus'
const words = (unsure: number) =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }, at) => ({
    start: index,
    end: index + word.length,
    confidence: at < unsure ? 0.5 : 0.95,
    page: 0,
    box,
  }))

it('a text of which most was guessed is better photographed again', () => {
  expect([0, 3, 6, 7, 10].map((unsure) => isMostlyGuessed({ text, words: words(unsure) }))).toEqual([false, false, false, true, true])
})

it('pages that brought their text count as sure', () => {
  expect(isMostlyGuessed({ text: `${text} ${text}`, words: words(10) })).toBe(false)
})
