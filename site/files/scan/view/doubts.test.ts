import { describe, expect, it } from 'vitest'
import { openIn, settled, stretchesOf, textOf } from './doubts.ts'

const box = { x: 0, y: 0, width: 10, height: 10 }
const text = 'Sie arbeitete stels gut.'
const words = [
  { start: 0, end: 3, confidence: 0.99, page: 0, box },
  { start: 4, end: 13, confidence: 0.97, page: 0, box },
  { start: 13, end: 13, confidence: 0, page: 0, box },
  { start: 14, end: 19, confidence: 0.4, page: 0, box },
  { start: 20, end: 24, confidence: 0.95, page: 0, box },
]

describe('doubts', () => {
  const stretches = stretchesOf({ text, words })

  it('part a text where a word is unsure or may be missing, and lose nothing of it', () => {
    expect(textOf(stretches)).toBe(text)
    expect(openIn(stretches).map((at) => stretches[at]?.text)).toEqual(['', 'stels'])
  })

  it('are settled by the right word, and one that was missing brings its blank', () => {
    const [gap = 0, word = 0] = openIn(stretches)
    const once = settled(stretches, word, 'stets')
    expect(textOf(once)).toBe('Sie arbeitete stets gut.')
    expect(openIn(once)).toEqual([gap])
    expect(textOf(settled(once, gap, 'immer'))).toBe('Sie arbeitete immer stets gut.')
    expect(textOf(settled(once, gap, ''))).toBe('Sie arbeitete stets gut.')
  })

  it('are none of bullets and dashes', () => {
    const bullet = { start: 0, end: 1, confidence: 0.3, page: 0, box }
    expect(openIn(stretchesOf({ text: '• die Ablage', words: [bullet] }))).toEqual([])
  })

  it('are none in a text that was read surely', () => {
    expect(stretchesOf({ text, words: words.slice(0, 2) })).toEqual([{ text }])
  })
})
