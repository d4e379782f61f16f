import Papa from 'papaparse'
import { z } from 'zod'
import type { StoredCollection, StoredField } from '../stored/collection.ts'
import { isJsonCell, withoutGuard } from './cells.ts'

/** A row of a file to be taken in: what would be sent, and the fields whose values cannot be. */
export interface ReadRow {
  /** As people count, the first row of records being 1. */
  readonly number: number
  readonly values: Readonly<Record<string, unknown>>
  readonly wrong: readonly string[]
}

export interface ReadTable {
  readonly rows: readonly ReadRow[]
  /** Columns that no field takes. */
  readonly ignored: readonly string[]
}

const table = z.array(z.record(z.string(), z.unknown()))

/** Files are not in a table, and what the server sets itself is not taken from one. */
const isTaken = ({ type, name }: StoredField): boolean => type !== 'file' && type !== 'autodate' && name !== 'tokenKey'

/** Reads records from JSON (a list of objects) or CSV with the fields' names in its first row; undefined for any other text. */
export function readRows(collection: StoredCollection, text: string): ReadTable | undefined {
  const records = /^\s*\[/.test(text) ? recordsOfJson(text) : recordsOfCsv(collection, text)
  if (!records) return undefined
  const taken = collection.fields.filter(isTaken)
  const names = new Set(taken.map(({ name }) => name))
  const ignored = new Set(records.flatMap(({ values }) => Object.keys(values)).filter((name) => !names.has(name)))
  const rows = records.map(({ values, wrong }, at) => ({
    number: at + 1,
    values: Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name))),
    wrong,
  }))
  return { rows, ignored: [...ignored] }
}

type Records = readonly Omit<ReadRow, 'number'>[]

function recordsOfJson(text: string): Records | undefined {
  try {
    return table.parse(JSON.parse(text)).map((values) => ({ values, wrong: [] }))
  } catch {
    return undefined
  }
}

/** A cell that is empty says nothing of its field, unless the record is there: then it empties it. */
function recordsOfCsv({ fields }: StoredCollection, text: string): Records | undefined {
  const { data, meta, errors } = Papa.parse<Record<string, string>>(text.replace(/^\ufeff/, ''), { header: true, skipEmptyLines: 'greedy' })
  // A quotation mark that is never closed swallows the cells behind it.
  if (errors.some(({ type }) => type === 'Quotes')) return undefined
  if (!meta.fields?.some((name) => fields.some((field) => field.name === name))) return undefined
  return data.map((row) => {
    const wrong: string[] = []
    const values = Object.entries(row).map(([name, cell]) => {
      const field = fields.find((one) => one.name === name)
      const value = field ? valueOfCell(field, String(cell)) : cell
      if (value === undefined) wrong.push(name)
      return [name, value]
    })
    return { values: Object.fromEntries(values), wrong }
  })
}

const TRUE: ReadonlySet<string> = new Set(['true', '1', 'ja', 'yes', 'wahr'])
const FALSE: ReadonlySet<string> = new Set(['false', '0', 'nein', 'no', 'falsch', ''])

/** The value that a cell stands for; undefined where it stands for none. */
function valueOfCell(field: StoredField, cell: string): unknown {
  const text = withoutGuard(cell)
  if (isJsonCell(field)) return text.trim() === '' ? null : parsed(text)
  if (field.type === 'number') return numberOf(text.trim())
  if (field.type === 'bool') return flagOf(text.trim().toLowerCase())
  if (field.type === 'date') return text.trim() === '' || !Number.isNaN(Date.parse(text)) ? text.trim() : undefined
  return text
}

const numberOf = (text: string): number | null | undefined => {
  if (text === '') return null
  const number = Number(text)
  return Number.isFinite(number) ? number : undefined
}

function flagOf(word: string): boolean | undefined {
  if (TRUE.has(word)) return true
  return FALSE.has(word) ? false : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
