import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestCore } from '../../testing/core.ts'
import { everyDatabase } from '../../testing/databases.ts'
import type { Core } from '../model/core.ts'
import { createCollection, updateCollection } from './save.ts'

interface ModelField {
  readonly id: string
  readonly name: string
  readonly many: boolean
  /** The value of the one record. */
  readonly values: readonly string[]
}

interface Model {
  readonly table: string
  readonly fields: readonly ModelField[]
}

const options = ['a', "b'", '["c"]', 'd"']
const names = ['title', 'Title2', 'order', 'select', 'x']

const someValues = fc.subarray(options, { minLength: 0, maxLength: 3 })
const index = fc.nat(4)
const change = fc.oneof(
  fc.record({ do: fc.constant('toggle' as const), at: index }),
  fc.record({ do: fc.constant('drop' as const), at: index }),
  fc.record({ do: fc.constant('swap' as const), at: index, with: index }),
  fc.record({ do: fc.constant('rename' as const), at: index, name: fc.constantFrom('other', 'Other_2', 'group') }),
  fc.record({ do: fc.constant('move' as const), name: fc.constantFrom('posts', 'Posts', 'notes') }),
  fc.record({ do: fc.constant('add' as const), many: fc.boolean() }),
)

type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

function toggled(field: ModelField): ModelField {
  return { ...field, many: !field.many, values: field.many ? field.values.slice(-1) : field.values }
}

/** What the change, the so-manieth, should make of the collection and its record. */
function changed(model: Model, step: Change, count: number): Model {
  const { table, fields } = model
  if (step.do === 'move') return { table: step.name, fields }
  if (step.do === 'add') return { table, fields: [...fields, { id: `added-${count}`, name: `n_${count}`, many: step.many, values: [] }] }
  const field = fields[step.at]
  if (!field) return model
  if (step.do === 'toggle') return { table, fields: fields.with(step.at, toggled(field)) }
  if (step.do === 'drop') return { table, fields: fields.filter((other) => other !== field) }
  if (step.do === 'rename')
    return fields.some(({ name }) => name === step.name) ? model : { table, fields: fields.with(step.at, { ...field, name: step.name }) }
  const other = fields[step.with]
  return other ? { table, fields: fields.with(step.at, { ...field, name: other.name }).with(step.with, { ...other, name: field.name }) } : model
}

function input({ table, fields }: Model) {
  const sent = fields.map(({ id, name, many }) => ({ id, name, type: 'select', values: options, maxSelect: many ? 3 : 1 }))
  const indexes = fields.map(({ id, name }) => `CREATE INDEX \`idx_${id}\` ON \`${table}\` (\`${name}\`)`)
  return { name: table, fields: [{ type: 'text', name: 'id' }, ...sent], indexes }
}

function row({ fields }: Model): Record<string, string> {
  const value = ({ many, values }: ModelField) => (many ? JSON.stringify(values) : (values[0] ?? ''))
  return { id: 'r', ...Object.fromEntries(fields.map((field) => [field.name, value(field)])) }
}

async function stored(core: Core, { table, fields }: Model): Promise<unknown> {
  const columns = sql.join(['id', ...fields.map(({ name }) => name)].map((name) => sql.id(name)))
  const { rows } = await sql<Record<string, unknown>>`select ${columns} from ${sql.id(table)}`.execute(core.connection)
  return rows[0]
}

describe.each(everyDatabase)('$engine', (engine) => {
  test('keeps every value through any changes of a collection that a view reads', async () => {
    const start = fc.array(fc.record({ many: fc.boolean(), values: someValues }), { minLength: 5, maxLength: 5 })
    const property = fc.asyncProperty(start, fc.array(change, { maxLength: 8 }), async (fields, steps) => {
      const { core, close } = await openTestCore(engine)
      try {
        const given = fields.map(({ many, values }, at) => ({
          id: `f${at}`,
          name: names[at] ?? '',
          many,
          values: many ? values : values.slice(0, 1),
        }))
        let model: Model = { table: 'posts', fields: given }
        let collection = await createCollection(core, input(model))
        await createCollection(core, { name: 'seen', type: 'view', viewQuery: 'select id from posts' })
        const cells = Object.entries(row(model))
        const insert = sql`insert into posts (${sql.join(cells.map(([name]) => sql.id(name)))}) values (${sql.join(cells.map(([, value]) => value))})`
        await core.inTransaction((tx) => insert.execute(tx.connection))
        for (const [count, step] of steps.entries()) {
          model = changed(model, step, count)
          collection = await updateCollection(core, collection, input(model))
          expect(sorted(await stored(core, model))).toEqual(sorted(row(model)))
          expect((await sql`select id from seen`.execute(core.connection)).rows).toEqual([{ id: 'r' }])
        }
      } finally {
        await close()
      }
    })
    await fc.assert(property, { numRuns: 15 })
  })
})

/** JSON lists without regard to how an engine spaces them. */
function sorted(record: unknown): unknown {
  return JSON.parse(JSON.stringify(record).replaceAll(String.raw`\", \"`, String.raw`\",\"`))
}
