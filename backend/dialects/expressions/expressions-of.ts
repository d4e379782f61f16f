import type { Engine } from '../database.ts'
import type { Expressions } from './expressions.ts'
import { postgresExpressions } from './postgres.ts'
import { sqliteExpressions } from './sqlite.ts'

/** The expressions of one engine. */
export function expressionsOf(engine: Engine): Expressions {
  return engine === 'sqlite' ? sqliteExpressions : postgresExpressions
}
