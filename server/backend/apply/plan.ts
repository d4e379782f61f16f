import { isDeepStrictEqual } from 'node:util'
import { pointRelations } from '#backend'

/** A collection as the contract's JSON has it (its section 6). */
export type CollectionJson = Readonly<Record<string, unknown>>

/** One collection that differs, in words and as it has to be sent. */
export interface Change {
  readonly name: string
  readonly differences: readonly string[]
  readonly collection: CollectionJson
}

/** What a definition does not say: only superusers get in. */
const closed = { listRule: null, viewRule: null, createRule: null, updateRule: null, deleteRule: null }

/**
 * What has to change so that a server has these collections: what they do not name stays, so fields, indexes and
 * collections of others are never removed. Throws for a type that would have to change, as no server can do that.
 */
export function planChanges(wanted: readonly CollectionJson[], existing: readonly CollectionJson[]): readonly Change[] {
  return wanted
    .map((definition) => ({ ...closed, ...pointRelations(definition, wanted, (name) => collectionNamed(existing, name)?.id) }))
    .flatMap((definition: CollectionJson) => {
      const name = String(definition.name)
      const found = collectionNamed(existing, name)
      if (!found) return [{ name, differences: ['is missing'], collection: definition }]
      refuseOtherType(`The collection "${name}"`, found, definition)
      const differences = differencesOf(definition, found)
      return differences.length > 0 ? [{ name, differences, collection: laidOver(definition, found) }] : []
    })
}

function collectionNamed(collections: readonly CollectionJson[], name: string): CollectionJson | undefined {
  return collections.find((other) => String(other.name).toLowerCase() === name.toLowerCase())
}

function refuseOtherType(what: string, found: CollectionJson, wanted: CollectionJson): void {
  if (wanted.type === undefined || found.type === wanted.type) return
  throw new Error(
    `${what} is of type ${String(found.type)} there and must be ${String(wanted.type)}: rename or remove it first. Nothing was changed.`,
  )
}

function differencesOf(wanted: CollectionJson, found: CollectionJson): string[] {
  const { id: _, name: __, type: ___, fields, indexes, ...rest } = wanted
  const values = Object.entries(rest).filter(([key, value]) => !contains(found[key], value))
  return [
    ...values.map(([key, value]) => `${key} is ${shown(found[key])}, wanted ${shown(value)}`),
    ...listOf(fields).flatMap((field) => fieldDifferences(String(wanted.name), field, fieldNamed(found, field.name))),
    ...textsOf(indexes)
      .filter((index) => !textsOf(found.indexes).some((other) => isSameIndex(other, index)))
      .map((index) => `index ${indexName(index)} is missing or other`),
  ]
}

function fieldDifferences(collection: string, wanted: CollectionJson, found: CollectionJson | undefined): string[] {
  if (!found) return [`field ${String(wanted.name)} is missing`]
  refuseOtherType(`The field "${String(wanted.name)}" of "${collection}"`, found, wanted)
  const values = Object.entries(wanted).filter(([key, value]) => !contains(found[key], value))
  return values.map(([key, value]) => `field ${String(wanted.name)}: ${key} is ${shown(found[key])}, wanted ${shown(value)}`)
}

/** The stored collection with the wanted values in it: ids and all else stay. */
function laidOver(wanted: CollectionJson, found: CollectionJson): CollectionJson {
  const indexes = textsOf(wanted.indexes)
  const givesWay = (index: string) => indexes.some((own) => indexName(own) === indexName(index) || isUniqueOverSame(own, index))
  const fields = listOf(wanted.fields)
  return {
    ...merged(found, wanted),
    id: found.id,
    fields: [
      ...listOf(found.fields).map((field) => ({ ...field, ...fields.find(({ name }) => name === field.name) })),
      ...fields.filter(({ name }) => !fieldNamed(found, name)),
    ],
    indexes: [...textsOf(found.indexes).filter((index) => !givesWay(index)), ...indexes],
  }
}

function merged(found: CollectionJson, wanted: CollectionJson): CollectionJson {
  const entries = Object.entries(wanted).map(([key, value]) => [key, isObject(value) && isObject(found[key]) ? merged(found[key], value) : value])
  return { ...found, ...Object.fromEntries(entries) }
}

/** Objects may say more than is wanted. */
function contains(found: unknown, wanted: unknown): boolean {
  if (isObject(wanted) && isObject(found)) return Object.entries(wanted).every(([key, value]) => contains(found[key], value))
  return isDeepStrictEqual(found, wanted)
}

function fieldNamed({ fields }: CollectionJson, name: unknown): CollectionJson | undefined {
  return listOf(fields).find((field) => field.name === name)
}

/** Servers quote names and break lines as they like. */
function isSameIndex(a: string, b: string): boolean {
  const plain = (index: string) => index.replace(/[`"[\]\s;]/g, '').toLowerCase()
  return plain(a) === plain(b)
}

/** Two unique indexes over one column alone say what is the same in two ways: the one of the product holds. */
function isUniqueOverSame(a: string, b: string): boolean {
  const column = uniqueColumn(a)
  return column !== undefined && column === uniqueColumn(b)
}

function uniqueColumn(index: string): string | undefined {
  return /^\s*create\s+unique\s+index\b[^(]*\(\s*[`"[]?(\w+)[`"\]]?(?:\s+collate\s+\w+)?\s*\)/i.exec(index)?.[1]?.toLowerCase()
}

function indexName(index: string): string {
  return /\bindex\s+(?:if\s+not\s+exists\s+)?[`"[]?(\w+)/i.exec(index)?.[1]?.toLowerCase() ?? index
}

function isObject(value: unknown): value is CollectionJson {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function listOf(value: unknown): readonly CollectionJson[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : []
}

function shown(value: unknown): string {
  return value === undefined ? 'not there' : JSON.stringify(value)
}
