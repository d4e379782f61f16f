import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { generateFromPattern, matchesPattern, patternError, UngeneratablePatternError } from './pattern.ts'

const patterns = [
  'test',
  '[a-z0-9]{15}',
  '\\d*',
  '\\d{1,20}',
  '\\d{0,}-abc',
  '[^a-zA-Z]{5,30}',
  '\\w+_abc',
  '\\W\\D\\S\\s',
  '(a|b|c)',
  '(?:ab|cd){3}\\.x?',
  '[2-9]{10}-\\w+',
  '(?<word>[äöü]).',
  'user[0-9]{5}',
]
const ungeneratable = ['', '^a$', 'a\\b', '(?=a)a', '(a', '[[:alpha:]]', '[^\\s\\S]', '(a)\\1']

describe('text from a pattern', () => {
  test.each(patterns)('%s is matched from end to end', (pattern) => {
    for (let round = 0; round < 50; round++) expect(matchesPattern(`^(?:${pattern})$`, generateFromPattern(pattern))).toBe(true)
  })

  test.each(ungeneratable)('%j makes nothing', (pattern) => {
    expect(() => generateFromPattern(pattern)).toThrow(UngeneratablePatternError)
  })

  const atom = fc.constantFrom('a', '[b-f]', '\\d', '.', '(x|yz)', '[^a-m]', '\\w')
  const repeat = fc.constantFrom('', '?', '+', '*', '{2}', '{1,4}', '{3,}')

  test('any classes, groups and repetitions are matched by what they make', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(atom, repeat), { minLength: 1, maxLength: 8 }), (parts) => {
        const pattern = parts.flat().join('')
        expect(matchesPattern(`^(?:${pattern})$`, generateFromPattern(pattern))).toBe(true)
      }),
    )
  })

  test('two long texts differ', () => {
    expect(generateFromPattern('[a-z0-9]{15}')).not.toBe(generateFromPattern('[a-z0-9]{15}'))
  })
})

describe('patterns', () => {
  test('what Go cannot read is said in its words', () => {
    expect(patternError('(a')).toBe('error parsing regexp: missing closing ): `(a`')
    expect(patternError('a+')).toBeUndefined()
  })

  test('a pattern that backtracks elsewhere takes linear time', () => {
    expect(matchesPattern('^(a+)+$', `${'a'.repeat(50_000)}!`)).toBe(false)
  })
})
