import type { IndexColumn, TableIndex } from '../../dialects/schema/schema.ts'
import { isKeyword, type SqlToken, splitTokens, sqlTokens, trimTokens } from '../../tools/sql/tokens.ts'

/** `CREATE INDEX` as a superuser wrote it, taken apart. The table is always the collection's own. */
export interface IndexDefinition extends TableIndex {
  readonly table: string
  readonly ifNotExists: boolean
}

const head = /^\s*create\s+(unique\s+)?index\s+(if\s+not\s+exists\s+)?(\S+?)\s+on\s+([^\s(]+)\s*(?=\()/i
const collation = /(?<!\s)\s+collate\s+["'`[]?(\w+)["'`\]]?\s*$/i
const order = /(?<!\s)\s+(asc|desc)\s*$/i
const quotes = /^[\s"'`[]+|(?<![\s"'`\]])[\s"'`\]]+$/g

/** Undefined when it is no `CREATE INDEX` with a name, a table and columns. */
export function parseIndex(text: string): IndexDefinition | undefined {
  const [whole = '', unique, optional, name = '', table = ''] = head.exec(text) ?? []
  const body = closeParentheses(text.slice(whole.length))
  if (!whole || !body) return undefined
  const columns = parseColumns(body.inside)
  const indexName = bare(name.slice(name.indexOf('.') + 1))
  if (!indexName || !bare(table) || columns.length === 0) return undefined
  return { name: indexName, table: bare(table), unique: Boolean(unique), ifNotExists: Boolean(optional), columns, where: body.where }
}

/** The index in one way of writing. */
export function indexText({ name, table, unique, ifNotExists, columns, where }: IndexDefinition): string {
  const start = `CREATE ${unique ? 'UNIQUE ' : ''}INDEX ${ifNotExists ? 'IF NOT EXISTS ' : ''}\`${name}\` ON \`${table}\``
  const listed = columns.map(columnText)
  const list = listed.length > 1 ? `\n  ${listed.join(',\n  ')}\n` : listed.join('')
  return `${start} (${list})${where ? ` WHERE ${where}` : ''}`
}

/** The first unique index over this column alone. */
export function uniqueIndexOf(indexes: readonly string[], column: string): IndexDefinition | undefined {
  return indexes.map(parseIndex).find((index) => index?.unique && index.columns.length === 1 && isSameName(index.columns[0]?.name, column))
}

function isSameName(a: string | undefined, b: string): boolean {
  return a?.toLowerCase() === b.toLowerCase()
}

function columnText({ name, isExpression, collate, sort }: IndexColumn): string {
  return `${isExpression ? name : `\`${name}\``}${collate ? ` COLLATE ${collate}` : ''}${sort ? ` ${sort}` : ''}`
}

function bare(name: string): string {
  return name.replace(quotes, '')
}

/** What stands in the parentheses that the text begins with, and the condition behind them. */
function closeParentheses(text: string): { readonly inside: readonly SqlToken[]; readonly where: string } | undefined {
  const tokens = sqlTokens(text)
  const end = tokens ? closing(tokens) : -1
  if (!tokens || end < 0) return undefined
  const rest = trimTokens(tokens.slice(end + 1)).filter((token) => token.text !== ';')
  if (rest.length > 0 && !isKeyword(rest[0], 'where')) return undefined
  return { inside: tokens.slice(1, end), where: written(rest.slice(1)).trim() }
}

function closing(tokens: readonly SqlToken[]): number {
  let depth = 0
  return tokens.findIndex((token) => {
    if (token.kind === 'symbol' && token.text === '(') depth++
    if (token.kind === 'symbol' && token.text === ')') depth--
    return depth === 0
  })
}

function parseColumns(tokens: readonly SqlToken[]): readonly IndexColumn[] {
  return splitTokens(tokens, ',').flatMap((part) => {
    const text = written(part).trim()
    return text ? [parseColumn(text)] : []
  })
}

function parseColumn(text: string): IndexColumn {
  const sort = order.exec(text)?.[1]?.toUpperCase()
  const unsorted = text.replace(order, '')
  const collate = collation.exec(unsorted)?.[1] ?? ''
  const value = unsorted.replace(collation, '').trim()
  const isExpression = !/^(?:`[^`]*`|"[^"]*"|'[^']*'|\[[^\]]*\]|[^\s(]+)$/.test(value)
  return { name: isExpression ? value : bare(value), isExpression, collate, sort: sort === 'ASC' || sort === 'DESC' ? sort : '' }
}

/** Names in backticks, as the contract's own indexes have them. */
function written(tokens: readonly SqlToken[]): string {
  return tokens.map((token) => (token.kind === 'name' ? `\`${token.text}\`` : token.text)).join('')
}
