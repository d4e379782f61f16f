import { depthChange, isKeyword, type SqlToken, splitTokens, sqlTokens, trimTokens } from '../../../tools/sql/tokens.ts'

/** A view's query that cannot be used; the message says why. */
export class ViewQueryError extends Error {
  override readonly name = 'ViewQueryError'
}

/** A column of a SELECT: its pieces without space, and the name it goes by. */
export interface SelectedColumn {
  readonly value: readonly SqlToken[]
  readonly alias: string
}

/** A table of a SELECT; a subquery has no name. */
interface SelectedTable {
  readonly name: string | undefined
  readonly alias: string
}

export interface QueryParts {
  readonly columns: readonly SelectedColumn[]
  readonly tables: readonly SelectedTable[]
}

const endsTables = ['where', 'group', 'having', 'order', 'limit', 'window', 'union', 'intersect', 'except']
const joinWords = ['join', 'left', 'right', 'full', 'inner', 'outer', 'cross', 'natural']

/** One SELECT without what stands around it. Refuses what could be more than one statement. */
export function cleanQuery(query: string): string {
  const text = query.trim().replace(/(?<![;\s])[;\s]+$/, '')
  const tokens = sqlTokens(text)
  if (!tokens) throw new ViewQueryError('a quote or a comment is not closed')
  if (tokens.some((token) => token.kind === 'symbol' && token.text === ';')) throw new ViewQueryError('multiple statements are not supported')
  if (tokens.some((token, index) => isEscape(token, tokens[index + 1]))) throw new ViewQueryError('escape strings are not supported')
  if (!isBalanced(tokens)) throw new ViewQueryError('a parenthesis has no partner')
  if (trimTokens(tokens).length === 0) throw new ViewQueryError('the query is empty')
  return text
}

/** PostgreSQL's own kinds of strings could hide the end of one. */
function isEscape(token: SqlToken, next: SqlToken | undefined): boolean {
  if (token.kind === 'symbol') return token.text === '$' || (token.text === '&' && next?.kind === 'string')
  return isKeyword(token, 'e') && next?.kind === 'string'
}

function isBalanced(tokens: readonly SqlToken[]): boolean {
  let depth = 0
  const neverBelow = tokens.every((token) => {
    depth += depthChange(token)
    return depth >= 0
  })
  return neverBelow && depth === 0
}

/** Columns and tables of the outermost SELECT, of the first one when several are joined by UNION. */
export function queryParts(query: string): QueryParts {
  const tokens = unwrap(trimTokens(sqlTokens(query) ?? []))
  const select = indexAtTop(tokens, 0, ['select'])
  if (select < 0) return { columns: [], tables: [] }
  const from = indexAtTop(tokens, select, ['from', ...endsTables])
  const columns = tokens.slice(select + 1, from < 0 ? undefined : from)
  const hasTables = isKeyword(tokens[from], 'from')
  const end = hasTables ? indexAtTop(tokens, from, endsTables) : -1
  const tables = hasTables ? tokens.slice(from + 1, end < 0 ? undefined : end) : []
  return { columns: splitTokens(withoutDistinct(columns), ',').map(selectedColumn), tables: splitTables(tables).map(selectedTable) }
}

/** Takes off parentheses around the whole. */
function unwrap(tokens: readonly SqlToken[]): readonly SqlToken[] {
  const inner = tokens.slice(1, -1)
  if (tokens[0]?.text !== '(' || tokens[0].kind !== 'symbol' || !isBalanced(inner)) return tokens
  return unwrap(trimTokens(inner))
}

/** The first of these keywords outside of all parentheses. */
function indexAtTop(tokens: readonly SqlToken[], start: number, keywords: readonly string[]): number {
  let depth = 0
  return tokens.findIndex((token, index) => {
    depth += depthChange(token)
    return index >= start && depth === 0 && keywords.some((keyword) => isKeyword(token, keyword))
  })
}

function withoutDistinct(tokens: readonly SqlToken[]): readonly SqlToken[] {
  const trimmed = trimTokens(tokens)
  return isKeyword(trimmed[0], 'distinct') || isKeyword(trimmed[0], 'all') ? trimmed.slice(1) : trimmed
}

function splitTables(tokens: readonly SqlToken[]): readonly (readonly SqlToken[])[] {
  let depth = 0
  const joined = tokens.map((token): SqlToken => {
    depth += depthChange(token)
    return depth === 0 && joinWords.some((word) => isKeyword(token, word)) ? { kind: 'symbol', text: ',' } : token
  })
  return splitTokens(joined, ',').filter((part) => trimTokens(part).length > 0)
}

function selectedTable(part: readonly SqlToken[]): SelectedTable {
  const condition = indexAtTop(part, 0, ['on', 'using'])
  const { value, alias } = selectedColumn(condition < 0 ? part : part.slice(0, condition))
  const last = value.at(-1)
  return { name: last && isName(last) ? last.text : undefined, alias }
}

function selectedColumn(part: readonly SqlToken[]): SelectedColumn {
  const tokens = part.filter((token) => token.kind !== 'space')
  const last = tokens.at(-1)
  if (last && (isName(last) || last.kind === 'string') && tokens.length > 1) {
    const before = tokens.at(-2)
    if (isKeyword(before, 'as')) return { value: tokens.slice(0, -2), alias: nameOf(last) }
    if (before && !isOperator(before) && !isKeyword(last, 'end')) return { value: tokens.slice(0, -1), alias: nameOf(last) }
  }
  return { value: tokens, alias: last ? nameOf(last) : '' }
}

function isName(token: SqlToken): boolean {
  return token.kind === 'word' || token.kind === 'name'
}

function isOperator(token: SqlToken): boolean {
  return token.kind === 'symbol' && token.text !== ')'
}

function nameOf(token: SqlToken): string {
  return token.kind === 'string' ? token.text.slice(1, -1) : token.text
}
