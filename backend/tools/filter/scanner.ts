import { FilterError } from './tree.ts'

type TokenKind = 'identifier' | 'text' | 'number' | 'operator' | 'join' | '(' | ')' | ',' | 'end'

export interface Token {
  readonly kind: TokenKind
  /** Text without its quotes, everything else as written. */
  readonly text: string
  /** Where it begins. */
  readonly at: number
}

/** Tried in this order at each position. `skip` is white space and comments. */
const patterns: readonly (readonly [kind: TokenKind | 'skip', pattern: RegExp])[] = [
  ['skip', /[ \t\r\n]+/y],
  ['skip', /\/\/[^\n]*/y],
  ['identifier', /[A-Za-z_@#][\w.:@#]*/y],
  ['number', /-?\d+(?:\.\d+)?/y],
  ['text', /"(?:\\"|[^"\\]|\\(?!"))*"|'(?:\\'|[^'\\]|\\(?!'))*'/y],
  ['operator', /[=?!<>~]+/y],
  ['join', /[&|]+/y],
  ['(', /\(/y],
  [')', /\)/y],
  [',', /,/y],
]

const operators: ReadonlySet<string> = new Set(['=', '!=', '>', '>=', '<', '<=', '~', '!~'].flatMap((operator) => [operator, `?${operator}`]))

/** Cuts a filter into its tokens; the last is `end`. */
export function scan(text: string): readonly Token[] {
  // PostgreSQL holds no text with this character, so nothing stored can match it.
  if (text.includes('\0')) throw new FilterError('The character U+0000 is not allowed.', text.indexOf('\0'))
  const tokens: Token[] = []
  let position = 0
  while (position < text.length) {
    const [kind, written] = match(text, position)
    if (kind !== 'skip') tokens.push(token(kind, written, position))
    position += written.length
  }
  return [...tokens, { kind: 'end', text: '', at: text.length }]
}

function match(text: string, position: number): readonly [kind: TokenKind | 'skip', written: string] {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = position
    const written = pattern.exec(text)?.[0]
    if (written !== undefined) return [kind, written]
  }
  throw new FilterError(`Unexpected ${JSON.stringify(text.slice(position, position + 10))}.`, position)
}

function token(kind: TokenKind, written: string, at: number): Token {
  if (kind === 'text') return { kind, text: unquote(written), at }
  if (kind === 'identifier' && /^[@_#]?$|[.:]$/.test(written)) throw new FilterError(`Invalid identifier ${JSON.stringify(written)}.`, at)
  if (kind === 'operator' && !operators.has(written)) throw new FilterError(`Invalid operator ${JSON.stringify(written)}.`, at)
  if (kind === 'join' && written !== '&&' && written !== '||') throw new FilterError(`Expected && or ||, got ${JSON.stringify(written)}.`, at)
  return { kind, text: written, at }
}

/** Only the quote itself is escaped; any other backslash stands for itself. */
function unquote(written: string): string {
  const quote = written.charAt(0)
  return written.slice(1, -1).replaceAll(`\\${quote}`, quote)
}
