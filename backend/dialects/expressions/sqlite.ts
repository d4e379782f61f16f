import { sql } from 'kysely'
import type { Expressions, Json, Literal, Sql, Value } from './expressions.ts'

/** SQLite compares values of any types by itself, so most is handed on as it is. */
export const sqliteExpressions: Expressions = {
  text: (value) => sql`${value}`,
  number: (value) => sql`${value}`,
  boolean: (value) => (value ? sql`1` : sql`0`),
  unknown: sql`NULL`,
  viewColumn: (column) => column,
  comparable: (left, right) => [raw(left), raw(right)],
  emptyKey: sql`''`,
  same: (left, right) => sql`${left} IS ${right}`,
  different: (left, right) => sql`${left} IS NOT ${right}`,
  asText,
  lower: (text) => sql`LOWER(${text})`,
  like: (text, pattern) => sql`${text} LIKE ${pattern} ESCAPE '\\'`,
  sortable: raw,
  orderBy: (sortable, { descending }) => (descending ? sql`${sortable} DESC` : sql`${sortable} ASC`),
  entries: (column, alias) => sql`json_each(${list(column)}) AS ${sql.id(alias)}`,
  entriesOf: (json, alias) => sql`json_each(${json}) AS ${sql.id(alias)}`,
  contains: (column, id) => sql`${id} IN (SELECT value FROM json_each(${list(column)}))`,
  length: (column) => sql`json_array_length(CASE WHEN ${column} = '' OR ${column} IS NULL THEN '[]' ELSE ${list(column)} END)`,
  geoDistance(lonA, latA, lonB, latB) {
    const [lon1, lat1, lon2, lat2] = [raw(lonA), raw(latA), raw(lonB), raw(latB)]
    const cosine = sql`cos(radians(${lat1})) * cos(radians(${lat2})) * cos(radians(${lon2}) - radians(${lon1})) + sin(radians(${lat1})) * sin(radians(${lat2}))`
    // Rounding may carry the cosine of equal points past 1, where acos ends.
    return sql`(6371 * acos(min(1.0, max(-1.0, ${cosine}))))`
  },
  strftime(format, time, modifiers) {
    return sql`strftime(${sql.join([sql`${format}`, raw(time), ...modifiers.map((modifier) => sql`${modifier}`)])})`
  },
  keepsInsertionOrder: true,
  versionOf(collectionIds) {
    const each = sql`SELECT "version" FROM "_versions" WHERE "collection" IN (${sql.join(collectionIds)}) ORDER BY "collection"`
    return sql`(SELECT CASE WHEN count(*) = ${collectionIds.length} THEN group_concat("version", ' ') END FROM (${each}))`
  },
  oneRow(columns, alias) {
    const values = columns.map(({ name, kind, value }) => sql`CAST(${value} AS ${columnTypes[kind]}) AS ${sql.id(name)}`)
    return sql`(SELECT ${sql.join(values)}) AS ${sql.id(alias)}`
  },
}

const columnTypes = { text: sql`TEXT`, number: sql`REAL`, boolean: sql`INTEGER`, json: sql`TEXT` }

/** Without a column's affinity where it may not act: `+` takes it away. */
function raw(value: Value): Sql {
  if (value.kind === 'literal') return literal(value)
  if (value.kind === 'json') return extract(value)
  return value.affine ? value.sql : sql`+${value.sql}`
}

function literal({ value }: Literal): Sql {
  if (value === null) return sql`NULL`
  return typeof value === 'boolean' ? sqliteExpressions.boolean(value) : sql`${value}`
}

function extract({ column, path, ofView, lowered }: Json): Sql {
  const found = sql`json_extract(${column}, ${`$${steps(path)}`})`
  // What is no JSON counts as text: it is put into an object first.
  const value = ofView
    ? sql`(CASE WHEN json_valid(${column}) THEN ${found} ELSE json_extract(json_object('value', ${column}), ${`$.value${steps(path)}`}) END)`
    : found
  return lowered ? sql`LOWER(${value})` : value
}

/** Keys hold no quotes: the scanner lets none into an identifier. */
function steps(path: Json['path']): string {
  return path.map((step) => (typeof step === 'number' ? `[${step}]` : `."${step}"`)).join('')
}

/** Whole numbers as text without `.0`, as they were written. */
function asText(value: Value): Sql {
  // Bound numbers would read 1.0.
  if (value.kind === 'literal' && typeof value.value === 'number') return sql`${String(value.value)}`
  if (value.kind !== 'number') return raw(value)
  const { sql: number } = value
  return sql`(CASE WHEN ${number} = CAST(${number} AS INTEGER) THEN CAST(CAST(${number} AS INTEGER) AS TEXT) ELSE CAST(${number} AS TEXT) END)`
}

/** A column that holds no array stands for a list of itself. */
function list(column: Sql): Sql {
  return sql`CASE WHEN iif(json_valid(${column}), json_type(${column}) = 'array', FALSE) THEN ${column} ELSE json_array(${column}) END`
}
