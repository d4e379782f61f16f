import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { everyDatabase } from '../../testing/databases.ts'
import { testField } from '../../testing/fields.ts'
import type { Field } from '../model/field.ts'
import { fieldType } from './registry.ts'

// PostgreSQL's text has no NUL, and lone surrogates are no text in UTF-8.
const text = fc.string({ unit: 'grapheme' }).filter((sample) => !sample.includes('\0'))
const double = fc.double({ noNaN: true, noDefaultInfinity: true })
// SQLite keeps these as integers, and node refuses to read integers beyond 2^53.
const longIntegers = [2 ** 53, 1e16 + 2, -(2 ** 63)]
const json = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('\\u0000'))
const anything = fc.oneof(text, double, fc.boolean(), fc.constant(null), fc.array(text), fc.date({ noInvalidDate: true }), json)

const fields: readonly Field[] = [
  ...(['text', 'password', 'number', 'bool', 'email', 'url', 'editor', 'date', 'autodate', 'geoPoint'] as const).map((type) => testField(type)),
  ...(['select', 'file', 'relation'] as const).flatMap((type) => [testField(type), testField(type, { maxSelect: 5 })]),
]

describe.each(fields.map((field) => [field.type, field] as const))('%s', (_name, field) => {
  const type = fieldType(field)

  test('a value that was cast stays as it is when cast again', () => {
    fc.assert(
      fc.property(anything, (sent) => {
        const cast = type.cast(field, sent)
        expect(type.cast(field, cast)).toEqual(cast)
      }),
    )
  })

  test('a column gives back what was put in', () => {
    fc.assert(
      fc.property(anything, (sent) => {
        const cast = type.cast(field, sent)
        expect(type.fromColumn(field, type.toColumn(field, cast))).toEqual(cast)
      }),
    )
  })

  test('the default of the column is the zero value', () => {
    expect(type.fromColumn(field, type.column(field).default)).toEqual(type.zero(field))
  })
})

const columnTypes = {
  sqlite: { text: 'TEXT', number: 'REAL', boolean: 'BOOLEAN', json: 'JSON' },
  postgres: { text: 'TEXT COLLATE "C"', number: 'DOUBLE PRECISION', boolean: 'BOOLEAN', json: 'TEXT COLLATE "C"' },
}

describe.each(everyDatabase)('$engine', ({ engine, open }) => {
  test.each([...fields, testField('json')].map((field) => [field.type, field] as const))('keeps values of %s', async (_name, field) => {
    const type = fieldType(field)
    const { database, close } = await open()
    await database.transaction(async (tx) => {
      await sql`create table "kept" ("v" ${sql.raw(columnTypes[engine][type.column(field).kind])})`.execute(tx)
      await fc.assert(
        fc.asyncProperty(field.type === 'json' ? json : anything, async (sent) => {
          const value = field.type === 'json' ? sent : type.cast(field, sent)
          await sql`delete from "kept"`.execute(tx)
          await sql`insert into "kept" ("v") values (${type.toColumn(field, value)})`.execute(tx)
          const { rows } = await sql<{ v: unknown }>`select "v" from "kept"`.execute(tx)
          expect(JSON.stringify(type.fromColumn(field, rows[0]?.v))).toBe(JSON.stringify(value))
        }),
        { numRuns: 30, examples: field.type === 'json' ? longIntegers.map((integer): [number] => [integer]) : [] },
      )
    })
    await close()
  })
})
