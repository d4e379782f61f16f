import { describe, expect, it } from 'vitest'
import { letterSet, settable } from './letters.ts'

describe('settable text', () => {
  it('composes letters and their marks', () => expect(settable('Mu\u0308ller')).toBe('Müller'))
  it('drops what is not to be seen', () => expect(settable('a\u00ad\u200b\u202e\ufeffb\u200dc')).toBe('abc'))
  it('keeps the joiners that shape Arabic letters', () => expect(settable('علی\u200cرضا')).toBe('علی\u200cرضا'))
  it('makes spaces of tabs and control characters, but keeps no-break ones', () => expect(settable('a\tb\u0000c\u00a0d')).toBe('a b c\u00a0d'))
  it('has one kind of break', () => expect(settable('a\r\nb\rc\u2028d')).toBe('a\nb\nc\nd'))
  it('mends halves of a pair', () => expect(settable('a\ud800b')).toBe('a\ufffdb'))
})

it('says of a file that is no font that it is none', () => {
  expect(() => letterSet(new Uint8Array(64))).toThrow(TypeError)
})

it('says of a font that its characters stand in no table that is known', () => {
  const view = new DataView(new ArrayBuffer(64))
  const [cmap, segmentedCoverage] = [32, 12]
  view.setUint16(4, 1)
  view.setUint32(12, 0x636d6170)
  view.setUint32(20, cmap)
  view.setUint16(cmap + 2, 1)
  view.setUint32(cmap + 8, 12)
  view.setUint16(cmap + 12, segmentedCoverage)
  expect(() => letterSet(new Uint8Array(view.buffer))).toThrow('A font without a table of characters')
})
