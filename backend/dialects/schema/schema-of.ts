import type { Engine } from '../database.ts'
import { postgresSchema } from './postgres-schema.ts'
import type { Schema } from './schema.ts'
import { sqliteSchema } from './sqlite-schema.ts'

const schemas: Readonly<Record<Engine, Schema>> = { sqlite: sqliteSchema, postgres: postgresSchema }

/** How this engine makes and changes tables. */
export function schemaOf(database: { readonly engine: Engine }): Schema {
  return schemas[database.engine]
}
