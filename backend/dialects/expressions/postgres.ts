import { sql } from 'kysely'
import type { Expressions, Json, Literal, Sql, Value } from './expressions.ts'
import { jsonKey, numberOfText } from './literals.ts'

/**
 * PostgreSQL wants both sides of a comparison of one type. Where the types are not known to agree, both are turned into
 * keys: texts that compare as SQLite compares the values (functions in `migrations/postgres/002-functions.sql`).
 */
export const postgresExpressions: Expressions = {
  text,
  number: (value) => sql`${value}::float8`,
  boolean: (value) => (value ? sql`TRUE` : sql`FALSE`),
  unknown: sql`NULL::boolean`,
  viewColumn: (column, kind) => viewColumns[kind](column),
  comparable,
  emptyKey: sql`'2'`,
  same: (left, right) => sql`${left} IS NOT DISTINCT FROM ${right}`,
  different: (left, right) => sql`${left} IS DISTINCT FROM ${right}`,
  asText,
  lower: (value) => sql`lower(${value} COLLATE "C")`,
  like: (value, pattern) => sql`${value} COLLATE "C" ILIKE ${pattern} COLLATE "C" ESCAPE '\\'`,
  sortable(value) {
    if (value.kind === 'json') return key(value)
    return value.kind === 'boolean' ? sql`${value.sql}::int` : value.sql
  },
  orderBy(sortable, { descending, nullable }) {
    if (!nullable) return descending ? sql`${sortable} DESC` : sql`${sortable} ASC`
    return descending ? sql`${sortable} DESC NULLS LAST` : sql`${sortable} ASC NULLS FIRST`
  },
  entries: (column, alias) => sql`LATERAL _entries(${column}) AS ${sql.id(alias)}(value)`,
  entriesOf: (json, alias) => sql`LATERAL _entries(${text(json)} COLLATE "C") AS ${sql.id(alias)}(value)`,
  contains: (column, id) => sql`${id} IN (SELECT entry FROM _entries(${column}) AS entry)`,
  length: (column) => sql`_length(${column})`,
  geoDistance: (lonA, latA, lonB, latB) => sql`_geo_distance(${sql.join([lonA, latA, lonB, latB].map(asNumber))})`,
  strftime(format, time, modifiers) {
    const isNumber = time.kind === 'number' || (time.kind === 'literal' && typeof time.value === 'number')
    const shown = isNumber ? sql`${asNumber(time)}::text` : asText(time)
    return sql`_strftime(${text(format)}, ${shown}, ARRAY[${sql.join(modifiers.map(text))}]::text[])`
  },
  keepsInsertionOrder: false,
  versionOf(collectionIds) {
    const known = sql`count(DISTINCT "collection") = ${collectionIds.length}`
    const whole = sql`md5(string_agg("version"::text, ' ' ORDER BY "version"))`
    return sql`(SELECT CASE WHEN ${known} THEN ${whole} END FROM "_versions" WHERE "collection" IN (${sql.join(collectionIds)}))`
  },
  oneRow(columns, alias) {
    const values = columns.map(({ name, kind, value }) => sql`${held(value)}::${columnTypes[kind]} AS ${sql.id(name)}`)
    return sql`(SELECT ${sql.join(values)}) AS ${sql.id(alias)}`
  },
}

const columnTypes = { text: sql`text COLLATE "C"`, number: sql`float8`, boolean: sql`boolean`, json: sql`text COLLATE "C"` }

const viewColumns = {
  text: (column: Sql) => sql`(${column}::text COLLATE "C")`,
  number: (column: Sql) => sql`${column}::float8`,
  boolean: (column: Sql) => sql`${column}::boolean`,
  json: (column: Sql) => sql`(${column}::text COLLATE "C")`,
}

/** PostgreSQL's text holds no U+0000; what holds one equals nothing stored. */
function held(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\u{fffd}') : value
}

function text(value: string): Sql {
  return sql`${held(value)}::text`
}

const isNumeric = (value: Value) => (value.kind === 'number' || value.kind === 'boolean') && value.affine
const isTextual = (value: Value) => value.kind === 'text' && value.affine

/** SQLite's rule: a numeric column reads the other side as a number, else a text column reads it as text. */
function comparable(left: Value, right: Value): readonly [Sql, Sql] {
  if (comparesText(left, right)) return [asText(left), asText(right)]
  const numeric = isNumeric(left) || isNumeric(right)
  return numeric ? [numericKey(left), numericKey(right)] : [key(left), key(right)]
}

function comparesText(left: Value, right: Value): boolean {
  return (isTextual(left) && !isNumeric(right)) || (isTextual(right) && !isNumeric(left))
}

function key(value: Value): Sql {
  if (value.kind === 'literal') return literalKey(value)
  if (value.kind === 'json') return value.lowered ? sql`('2' || ${asText(value)})` : sql`_json_key(${json(value)})`
  return value.kind === 'text' ? sql`('2' || ${value.sql})` : sql`_number_key(${asNumber(value)})`
}

function numericKey(value: Value): Sql {
  if (value.kind === 'text' || value.kind === 'json') return sql`_numeric_key(${key(value)})`
  if (value.kind === 'literal') return literalKey({ kind: 'literal', value: numericLiteral(value.value) })
  return key(value)
}

function numericLiteral(value: Literal['value']): Literal['value'] {
  return typeof value === 'string' ? (numberOfText(value) ?? value) : value
}

function literalKey({ value }: Literal): Sql {
  return value === null ? sql`NULL::text` : text(jsonKey(value))
}

function json({ column, path, ofView }: Json): Sql {
  const top = ofView ? sql`_lenient_json(${column})` : sql`_json(${column})`
  return path.reduce<Sql>((found, step) => (typeof step === 'number' ? sql`(${found} -> ${step}::int)` : sql`(${found} -> ${text(step)})`), top)
}

function asText(value: Value): Sql {
  if (value.kind === 'literal') return value.value === null ? sql`NULL::text` : text(literalText(value.value))
  if (value.kind === 'text') return value.sql
  if (value.kind === 'boolean') return sql`${value.sql}::int::text`
  return value.kind === 'json' ? jsonText(value) : sql`_number_text(${value.sql})`
}

function jsonText(value: Json): Sql {
  const shown = sql`_json_text(${json(value)})`
  return value.lowered ? sql`lower(${shown} COLLATE "C")` : shown
}

function literalText(value: string | number | boolean): string {
  return typeof value === 'boolean' ? String(Number(value)) : String(value)
}

function asNumber(value: Value): Sql {
  if (value.kind === 'number') return value.sql
  if (value.kind === 'boolean') return sql`${value.sql}::int::float8`
  if (value.kind !== 'literal') return sql`_text_number(${asText(value)})`
  const number = numericLiteral(value.value)
  return typeof number === 'string' || number === null ? sql`NULL::float8` : sql`${Number(number)}::float8`
}
