import type { Engine } from './database.ts'
import type { Expressions } from './expressions/expressions.ts'
import { postgresExpressions } from './expressions/postgres.ts'
import { sqliteExpressions } from './expressions/sqlite.ts'
import { postgresSchema } from './schema/postgres-schema.ts'
import type { Schema } from './schema/schema.ts'
import { sqliteSchema } from './schema/sqlite-schema.ts'

/** The expressions of one engine. */
export function expressionsOf(engine: Engine): Expressions {
  return engine === 'sqlite' ? sqliteExpressions : postgresExpressions
}

const schemas: Readonly<Record<Engine, Schema>> = { sqlite: sqliteSchema, postgres: postgresSchema }

/** How this engine makes and changes tables. */
export function schemaOf(database: { readonly engine: Engine }): Schema {
  return schemas[database.engine]
}
