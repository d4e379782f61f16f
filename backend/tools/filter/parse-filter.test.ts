import { describe, expect, test } from 'vitest'
import { parseFilter, parseRule, parseSort } from './parse-filter.ts'
import { type Filter, FilterError, type Operand } from './tree.ts'

function shownOperand(operand: Operand): string {
  if (operand.kind === 'text') return JSON.stringify(operand.value)
  if (operand.kind === 'number') return String(operand.value)
  return operand.kind === 'call' ? `${operand.name}(${operand.args.map(shownOperand).join(',')})` : operand.name
}

/** The tree with a parenthesis for each group. */
function shown(filter: Filter): string {
  if (filter.kind !== 'comparison') return `(${filter.parts.map(shown).join(filter.kind === 'and' ? ' & ' : ' | ')})`
  const { left, any, operator, right } = filter
  return `${shownOperand(left)} ${any ? '?' : ''}${operator} ${shownOperand(right)}`
}

describe('a filter is read into a tree', () => {
  test.each([
    ['a=1', 'a = 1'],
    ['a = -1.50', 'a = -1.5'],
    ['a!="x"&&b>=2||c~\'y\'', '((a != "x" & b >= 2) | c ~ "y")'],
    ['a=1||b=2&&c=3', '(a = 1 | (b = 2 & c = 3))'],
    ['(a=1||b=2)&&c=3', '((a = 1 | b = 2) & c = 3)'],
    ['((a=1))', 'a = 1'],
    ['a ?= 1 && b ?!~ 2', '(a ?= 1 & b ?!~ 2)'],
    ['author.name:lower = null', 'author.name:lower = null'],
    ['@request.headers.x_y = @now', '@request.headers.x_y = @now'],
    ['@collection.users:alias.id = id', '@collection.users:alias.id = id'],
    ['json.0.key = true', 'json.0.key = true'],
    ['geoDistance(a.lon, a.lat, 10, 53.5) < 25', 'geoDistance(a.lon,a.lat,10,53.5) < 25'],
    ["strftime('%Y', created, '+1 day') = '2026'", 'strftime("%Y",created,"+1 day") = "2026"'],
    ['// first\na = 1 // then\n&& b = 2', '(a = 1 & b = 2)'],
    ['a = "http://x" // not a comment before this', 'a = "http://x"'],
  ])('%s', (text, expected) => {
    expect(shown(parseFilter(text))).toBe(expected)
  })

  test('only the quote itself is escaped in a text', () => {
    expect(shown(parseFilter(String.raw`a = "say \"hi\", it's \n C:\\x"`))).toBe(`a = ${JSON.stringify(String.raw`say "hi", it's \n C:\\x`)}`)
    expect(shown(parseFilter(String.raw`a = 'it\'s'`))).toBe(`a = "it's"`)
  })

  test('the same text gives the same tree, which nobody can change', () => {
    const filter = parseRule('a = 1 && strftime("%Y") = b')
    expect(parseRule('a = 1 && strftime("%Y") = b')).toBe(filter)
    const frozen = (value: unknown): boolean =>
      typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(frozen))
    expect(frozen(filter)).toBe(true)
  })
})

describe('what is no filter is refused', () => {
  test.each([
    '',
    ' ',
    '// only a comment',
    'a',
    'a =',
    '= 1',
    'a = 1 &&',
    '&& a = 1',
    'a = 1 & b = 2',
    'a = 1 ||| b = 2',
    'a == 1',
    'a => 1',
    'a ? 1',
    '(a = 1',
    'a = 1)',
    '()',
    'a = "x',
    'a = \'x"',
    'a = 1 b = 2',
    'a, = 1',
    'a = f(',
    'a = f(1',
    'a = f(1 2)',
    'a = f(,)',
    'a. = 1',
    'a: = 1',
    '@ = 1',
    '- = 1',
    'a = 1;',
    'a = 1 -- x',
    'a = $1',
    'a = `x`',
    'a = \0',
    'a = [1]',
    'ä = 1',
  ])('%j', (text) => {
    expect(() => parseFilter(text)).toThrow(FilterError)
  })

  test('with its limits: 3500 characters, 200 comparisons, 50 parentheses, 3 functions within each other', () => {
    const padded = (length: number) => `a = "${'x'.repeat(length - 6)}"`
    expect(() => parseFilter(padded(3500))).not.toThrow()
    expect(() => parseFilter(padded(3501))).toThrow(FilterError)
    const many = (count: number) => Array.from({ length: count }, () => 'a=1').join('&&')
    expect(() => parseFilter(many(200))).not.toThrow()
    expect(() => parseFilter(many(201))).toThrow(FilterError)
    const nested = (depth: number) => `${'('.repeat(depth)}a=1${')'.repeat(depth)}`
    expect(() => parseFilter(nested(50))).not.toThrow()
    expect(() => parseFilter(nested(51))).toThrow(FilterError)
    expect(() => parseFilter('a = f(f(f(1)))')).not.toThrow()
    expect(() => parseFilter('a = f(f(f(f(1))))')).toThrow(FilterError)
  })

  test('a rule of the collection may be longer than a filter from outside', () => {
    expect(() => parseRule(`a = "${'x'.repeat(5000)}"`)).not.toThrow()
  })
})

describe('a sort', () => {
  test('names fields, descending with a minus', () => {
    expect(parseSort('-created, +title,author.name,@random')).toEqual([
      { name: 'created', descending: true },
      { name: 'title', descending: false },
      { name: 'author.name', descending: false },
      { name: '@random', descending: false },
    ])
  })

  test('has at most 8 fields of at most 255 characters', () => {
    expect(parseSort('a,b,c,d,e,f,g,h')).toHaveLength(8)
    expect(() => parseSort('a,b,c,d,e,f,g,h,i')).toThrow(FilterError)
    expect(parseSort('x'.repeat(255))).toHaveLength(1)
    expect(() => parseSort('x'.repeat(256))).toThrow(FilterError)
  })

  test.each(['', ',', 'a b', 'a;', '--a', "a'", 'a desc', '1', 'random()', 'a\0'])('cannot be %j', (text) => {
    expect(() => parseSort(text)).toThrow(FilterError)
  })
})
