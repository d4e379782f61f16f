import { describe, expect, it } from 'vitest'
import { fonts } from '../../../tests/support/documents.ts'
import { charactersOf } from './cmap.ts'
import { runsIn, settable } from './runs.ts'

const toRuns = runsIn(fonts)

it('takes the Latin face first, the further Latin letters from the second', () => {
  expect(toRuns('Łukasz Şahin', 'serif')).toEqual([
    { face: 'serif1', text: 'Ł' },
    { face: 'serif0', text: 'ukasz ' },
    { face: 'serif1', text: 'Ş' },
    { face: 'serif0', text: 'ahin' },
  ])
})

it('puts one question mark for each letter that no face has, however it is composed', () => {
  expect(toRuns('a👩‍💻שЖb', 'sans')).toEqual([{ face: 'sans0', text: 'a???b' }])
})

it('every style has the letters of German, and the marks that letters and reports set', () => {
  for (const style of ['serif', 'serifStrong', 'sans', 'sansStrong'] as const) {
    const text = 'ÄÖÜäöüßẞ„“”‚‘’…–—€§•·\u00a0[]?'
    expect(
      toRuns(text, style)
        .map((run) => run.text)
        .join(''),
      style,
    ).toBe(text)
  }
})

describe('settable text', () => {
  it('composes letters and their marks', () => expect(settable('Mu\u0308ller')).toBe('Müller'))
  it('drops what is not to be seen', () => expect(settable('a\u00ad\u200b\u202e\ufeffb')).toBe('ab'))
  it('makes spaces of tabs and control characters, but keeps no-break ones', () => expect(settable('a\tb\u0000c\u00a0d')).toBe('a b c\u00a0d'))
  it('has one kind of break', () => expect(settable('a\r\nb\rc\u2028d')).toBe('a\nb\nc\nd'))
  it('mends halves of a pair', () => expect(settable('a\ud800b')).toBe('a\ufffdb'))
})

it('says of a file that is no font that it is none', () => {
  expect(() => charactersOf(new Uint8Array(64))).toThrow(TypeError)
})
