import { isKeyword, type SqlToken, sqlText, sqlTokens } from '../../tools/sql/tokens.ts'

const notBeforeAlias = [
  'select',
  'distinct',
  'all',
  'from',
  'join',
  'on',
  'where',
  'and',
  'or',
  'not',
  'by',
  'when',
  'then',
  'else',
  'is',
  'in',
  'like',
  'between',
]

/**
 * SQL that a superuser wrote, for PostgreSQL: names in backticks and brackets get standard quotes, and unquoted names of
 * collections, fields and aliases keep their capitals (unquoted ones would turn into lower case).
 */
export function postgresText(text: string, names: readonly string[]): string {
  const tokens = sqlTokens(text) ?? []
  const words = tokens.filter((token) => token.kind !== 'space')
  const aliases = new Set(words.filter((_, index) => isAlias(words, index)))
  const exact = spelling([...names, ...[...aliases].map((alias) => alias.text)])
  const functions = new Set(words.filter((token, index) => token.kind === 'word' && words[index + 1]?.text === '('))
  return sqlText(tokens.map((token) => (functions.has(token) ? token : quoted(token, aliases.has(token) ? token.text : exact(token.text)))))
}

/** How a name is spelled: as written where something is called so, else as in the first that differs only in case. */
function spelling(names: readonly string[]): (text: string) => string {
  const exact = new Set(names)
  const anyCase = new Map(names.toReversed().map((name) => [name.toLowerCase(), name]))
  return (text) => (exact.has(text) ? text : (anyCase.get(text.toLowerCase()) ?? text))
}

/** Words need quotes only for their capitals; those of SQL itself are no names. */
function quoted(token: SqlToken, name: string): SqlToken {
  if (token.kind === 'name') return { kind: 'name', text: name }
  const isPlain = token.kind !== 'word' || name === name.toLowerCase() || name === name.toUpperCase()
  return isPlain ? token : { kind: 'name', text: name }
}

/** A word behind AS, or one that ends a column behind its value. In `CAST(x AS TEXT)` it is a type, which needs no quotes. */
function isAlias(words: readonly SqlToken[], index: number): boolean {
  const [before, word, next] = [words[index - 1], words[index], words[index + 1]]
  if (word?.kind !== 'word' || !before) return false
  if (isKeyword(before, 'as')) return true
  const endsColumn = next === undefined || next.text === ',' || isKeyword(next, 'from')
  const isValue = before.kind === 'name' || before.text === ')' || (before.kind === 'word' && !notBeforeAlias.some((key) => isKeyword(before, key)))
  return endsColumn && isValue
}
