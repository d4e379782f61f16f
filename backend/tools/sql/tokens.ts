type SqlTokenKind = 'word' | 'name' | 'string' | 'number' | 'space' | 'symbol'

/** A piece of SQL. `text` is as written, but for a `name` (a quoted identifier) what stands between its quotes. */
export interface SqlToken {
  readonly kind: SqlTokenKind
  readonly text: string
}

/** A piece as it stood in SQL. */
export interface WrittenToken extends SqlToken {
  /** How many characters it took there. */
  readonly length: number
}

interface Shape {
  readonly pattern: RegExp
  token(match: string): SqlToken
}

/** SQLite quotes names in three ways; comments count as space. The first shape that fits wins. */
const shapes: readonly Shape[] = [
  { pattern: /--[^\n]*|\/\*[\s\S]*?\*\/|\s+/y, token: () => ({ kind: 'space', text: ' ' }) },
  { pattern: /'(?:[^']|'')*'/y, token: (text) => ({ kind: 'string', text }) },
  { pattern: /"(?:[^"]|"")*"/y, token: (text) => ({ kind: 'name', text: text.slice(1, -1).replaceAll('""', '"') }) },
  { pattern: /`(?:[^`]|``)*`/y, token: (text) => ({ kind: 'name', text: text.slice(1, -1).replaceAll('``', '`') }) },
  { pattern: /\[[^\]]*\]/y, token: (text) => ({ kind: 'name', text: text.slice(1, -1) }) },
  { pattern: /[\p{L}_][\p{L}\p{N}_]*/uy, token: (text) => ({ kind: 'word', text }) },
  { pattern: /\d+(?:\.\d+)?(?:e[+-]?\d+)?/iy, token: (text) => ({ kind: 'number', text }) },
  { pattern: /[^'"`[]/y, token: (text) => ({ kind: 'symbol', text }) },
]

/** Cuts SQL into pieces; undefined when a quote or a comment is never closed. */
export function sqlTokens(text: string): readonly WrittenToken[] | undefined {
  const tokens: WrittenToken[] = []
  let at = 0
  while (at < text.length) {
    if (text.startsWith('/*', at) && text.indexOf('*/', at + 2) < 0) return undefined
    const found = tokenAt(text, at)
    if (!found) return undefined
    tokens.push(found)
    at += found.length
  }
  return tokens
}

function tokenAt(text: string, at: number): WrittenToken | undefined {
  for (const { pattern, token } of shapes) {
    pattern.lastIndex = at
    const match = pattern.exec(text)?.[0]
    if (match) return { ...token(match), length: match.length }
  }
  return undefined
}

/** The pieces between separators that stand outside of all parentheses. */
export function splitTokens<T extends SqlToken>(tokens: readonly T[], separator: string): readonly (readonly T[])[] {
  const parts: T[][] = [[]]
  let depth = 0
  for (const token of tokens) {
    depth += depthChange(token)
    if (depth === 0 && token.kind === 'symbol' && token.text === separator) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts
}

/** 1 for an opening parenthesis, -1 for a closing one. */
export function depthChange(token: SqlToken): -1 | 0 | 1 {
  if (token.kind !== 'symbol') return 0
  return token.text === '(' ? 1 : token.text === ')' ? -1 : 0
}

/** Without the space at both ends. */
export function trimTokens(tokens: readonly SqlToken[]): readonly SqlToken[] {
  const first = tokens.findIndex(isNoSpace)
  return first < 0 ? [] : tokens.slice(first, tokens.findLastIndex(isNoSpace) + 1)
}

function isNoSpace(token: SqlToken): boolean {
  return token.kind !== 'space'
}

/** Whether a token is this keyword, in any case. */
export function isKeyword(token: SqlToken | undefined, keyword: string): boolean {
  return token?.kind === 'word' && token.text.toLowerCase() === keyword
}

/** SQL again, names in the quotes that both engines know. */
export function sqlText(tokens: readonly SqlToken[]): string {
  return tokens.map((token) => (token.kind === 'name' ? quoteName(token.text) : token.text)).join('')
}

/** A name in standard quotes. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
