import { randomInt } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { RE2JS } from 're2js'
import regjsparser, { type AstNode } from 'regjsparser'

const PATTERNS_KEPT = 500

/** Patterns are Go's (RE2): a pattern from outside can never take more than linear time. */
const compiled = new LRUCache<string, RE2JS>({ max: PATTERNS_KEPT })

/** Whether the pattern is found anywhere in the text. A pattern that cannot be read matches nothing. */
export function matchesPattern(pattern: string, text: string): boolean {
  try {
    return compile(pattern).test(text)
  } catch {
    return false
  }
}

/** Why a pattern cannot be read; undefined when it can. */
export function patternError(pattern: string): string | undefined {
  try {
    compile(pattern)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : 'error parsing regexp'
  }
}

function compile(pattern: string): RE2JS {
  const known = compiled.get(pattern)
  if (known) return known
  const made = RE2JS.compile(pattern)
  compiled.set(pattern, made)
  return made
}

type Node = AstNode<{ namedGroups: true; unicodePropertyEscape: true }>

const OPEN_REPEAT_MAX = 6
const PRINTABLE = codePoints(0x20, 0x7e)
const escapes: Readonly<Record<string, (code: number) => boolean>> = {
  d: (code) => /\d/.test(String.fromCodePoint(code)),
  D: (code) => /\D/.test(String.fromCodePoint(code)),
  w: (code) => /\w/.test(String.fromCodePoint(code)),
  W: (code) => /\W/.test(String.fromCodePoint(code)),
  s: (code) => /\s/.test(String.fromCodePoint(code)),
  S: (code) => /\S/.test(String.fromCodePoint(code)),
}
const DOT = PRINTABLE.filter((code) => /[a-zA-Z0-9]/.test(String.fromCodePoint(code)))

/** A pattern that says nothing about which text to make: anchors, lookarounds, references, nothing at all. */
export class UngeneratablePatternError extends Error {
  override readonly name = 'UngeneratablePatternError'
}

/** Unguessable text that matches the pattern (contract 3.2). Repetition without end stops at 6; negation stays in ASCII. */
export function generateFromPattern(pattern: string): string {
  const unreadable = patternError(pattern)
  if (unreadable !== undefined) throw new UngeneratablePatternError(unreadable)
  const text = generate(parse(pattern))
  // The parser speaks JavaScript's dialect; where RE2 means something else the text is not what was asked for.
  if (text === '' && pattern === '') throw new UngeneratablePatternError('empty pattern')
  if (!matchesPattern(`^(?:${pattern})$`, text)) throw new UngeneratablePatternError('unsupported pattern')
  return text
}

function parse(pattern: string): Node {
  try {
    return regjsparser.parse(pattern, '', { namedGroups: true, unicodePropertyEscape: true })
  } catch (error) {
    throw new UngeneratablePatternError(error instanceof Error ? error.message : 'unsupported pattern')
  }
}

function generate(node: Node): string {
  switch (node.type) {
    case 'alternative':
      return node.body.map(generate).join('')
    case 'disjunction':
      return generate(pick(node.body))
    case 'group':
      if (node.behavior !== 'normal' && node.behavior !== 'ignore') throw new UngeneratablePatternError(`unsupported group ${node.raw}`)
      return node.body.map(generate).join('')
    case 'quantifier':
      return repeat(node.body, node.min, node.max)
    case 'anchor':
    case 'reference':
      throw new UngeneratablePatternError(`unsupported ${node.type} ${node.raw}`)
    default:
      return String.fromCodePoint(pick(choices(node)))
  }
}

function repeat(body: readonly Node[], min: number, max: number | undefined): string {
  const count = randomInt(min, (max ?? Math.max(min, OPEN_REPEAT_MAX)) + 1)
  return Array.from({ length: count }, () => body.map(generate).join('')).join('')
}

/** The characters that one position may hold. */
function choices(node: Node): readonly number[] {
  switch (node.type) {
    case 'value':
      return [node.codePoint]
    case 'dot':
      return DOT
    case 'characterClassEscape':
      return PRINTABLE.filter((code) => escapes[node.value]?.(code))
    case 'characterClassRange':
      return codePoints(node.min.codePoint, node.max.codePoint)
    case 'characterClass': {
      const named = new Set(node.body.flatMap(choices))
      return node.negative ? PRINTABLE.filter((code) => !named.has(code)) : [...named]
    }
    default:
      throw new UngeneratablePatternError(`unsupported ${node.type} ${node.raw}`)
  }
}

function codePoints(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

function pick<T>(among: readonly T[]): T {
  const picked = among[among.length > 0 ? randomInt(among.length) : 0]
  if (picked === undefined) throw new UngeneratablePatternError('nothing to choose from')
  return picked
}
