import type { Value } from '../../dialects/expressions/expressions.ts'
import { FilterError, type Operand } from '../../tools/filter/tree.ts'
import { constant, type Joins, type Resolved, type ResolveIn } from './joins.ts'
import type { Scope } from './scope.ts'

const MAX_ARGUMENTS = 10

interface Call {
  readonly scope: Scope
  readonly args: readonly Operand[]
  readonly resolve: (operand: Operand) => ResolveIn
}

type FilterFunction = (call: Call) => ResolveIn

/** The functions of filters (contract 2.1). */
export const functions: ReadonlyMap<string, FilterFunction> = new Map([
  ['geoDistance', geoDistance],
  ['strftime', strftime],
])

/** Kilometres between two points. Over several records one that matches is enough. */
function geoDistance({ scope, args, resolve }: Call): ResolveIn {
  if (args.length !== 4) throw new FilterError(`geoDistance takes 4 arguments, not ${args.length}.`)
  if (args.some((arg) => arg.kind !== 'identifier' && arg.kind !== 'number')) throw new FilterError('geoDistance takes numbers and fields.')
  const operands = args.map(resolve)
  return (joins) => {
    const [lonA, latA, lonB, latB] = operands.map((operand) => operand(joins).value)
    if (!lonA || !latA || !lonB || !latB) throw new FilterError('geoDistance takes 4 arguments.')
    const value: Value = { kind: 'number', sql: scope.expressions.geoDistance(lonA, latA, lonB, latB), nullable: true, affine: false }
    return { value, multiple: false, nulls: 'strict' }
  }
}

/** A moment in a format, as SQLite writes it. */
function strftime({ scope, args, resolve }: Call): ResolveIn {
  const [format, time, ...modifiers] = args
  if (format?.kind !== 'text' || modifiers.some((modifier) => modifier.kind !== 'text')) {
    throw new FilterError('strftime takes its format and modifiers as texts.')
  }
  if (args.length > MAX_ARGUMENTS) throw new FilterError(`strftime takes at most ${MAX_ARGUMENTS} arguments.`)
  if (time?.kind === 'call') throw new FilterError('strftime takes a text, a number or a field as its time.')
  // Stored texts may say "now" too.
  scope.reads.noteClock()
  const moment = momentOf({ scope, args, resolve }, time)
  const words = modifiers.map((modifier) => (modifier.kind === 'text' ? modifier.value : ''))
  return (joins: Joins): Resolved => {
    const { value, multiple } = moment(joins)
    return {
      value: { kind: 'text', sql: scope.expressions.strftime(format.value, value, words), nullable: true, affine: false },
      multiple,
      nulls: 'loose',
    }
  }
}

/** Without a time, or with `now`, that of the statement: both databases have clocks of their own. */
function momentOf({ scope, resolve }: Call, time: Operand | undefined): ResolveIn {
  if (time && !(time.kind === 'text' && time.value.toLowerCase() === 'now')) return resolve(time)
  return () => constant(scope.now.toISOString())
}

type Macro = (now: Date) => string | number

function text(date: Date): string {
  return date.toISOString().replace('T', ' ')
}

/** A moment of the same day, month or year: what is not given stays. */
function at(now: Date, { year = now.getUTCFullYear(), month = now.getUTCMonth(), day = now.getUTCDate(), end = false }): string {
  return text(new Date(end ? Date.UTC(year, month, day, 23, 59, 59, 999) : Date.UTC(year, month, day)))
}

function daysLater(now: Date, days: number): string {
  return text(new Date(now.getTime() + days * 86_400_000))
}

/** Names for moments and their parts, in UTC (contract 2.1). */
export const macros: ReadonlyMap<string, Macro> = new Map<string, Macro>([
  ['@now', text],
  ['@yesterday', (now) => daysLater(now, -1)],
  ['@tomorrow', (now) => daysLater(now, 1)],
  ['@todayStart', (now) => at(now, {})],
  ['@todayEnd', (now) => at(now, { end: true })],
  ['@monthStart', (now) => at(now, { day: 1 })],
  // Day 0 is the last of the month before.
  ['@monthEnd', (now) => at(now, { month: now.getUTCMonth() + 1, day: 0, end: true })],
  ['@yearStart', (now) => at(now, { month: 0, day: 1 })],
  ['@yearEnd', (now) => at(now, { month: 11, day: 31, end: true })],
  ['@second', (now) => now.getUTCSeconds()],
  ['@minute', (now) => now.getUTCMinutes()],
  ['@hour', (now) => now.getUTCHours()],
  ['@day', (now) => now.getUTCDate()],
  ['@month', (now) => now.getUTCMonth() + 1],
  ['@weekday', (now) => now.getUTCDay()],
  ['@year', (now) => now.getUTCFullYear()],
])
