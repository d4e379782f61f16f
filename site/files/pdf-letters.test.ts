import { describe, expect, it } from 'vitest'
import { inPlainLetters, withUmlauts } from './pdf-letters.ts'

const read = (...texts: readonly string[]) => inPlainLetters(texts.map((str) => ({ str }))).map(({ str }) => str)

describe('inPlainLetters', () => {
  it('takes ligatures apart, and leaves all else as it is', () => {
    expect(read('ef\ufb01zient', 'Scha\ufb00en', '\ufb02ei\u00dfig, 120 m\u00b2, Nr.\u00a01\u00bd, L\u00ff')).toEqual([
      'effizient',
      'Schaffen',
      'fleißig, 120 m², Nr.\u00a01½, Lÿ',
    ])
  })

  it('knows letters of TeX by their places, and only there takes ÿ for ß', () => {
    expect(read('Schi\u001bfahrt', 'gro\u00ffe \u0012O\u001bene\u0010', '\u0088 Messen')).toEqual(['Schifffahrt', 'große „Offene“', '• Messen'])
  })
})

describe('withUmlauts', () => {
  it('puts the dots over the letter behind them', () => {
    expect(withUmlauts('st\u00a8arkste \u00a8Ubersicht, 3\u00a8')).toBe('stärkste Übersicht, 3\u00a8')
  })
})
