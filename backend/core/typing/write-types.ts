import type { Collection, CollectionSet } from '../model/collection.ts'
import { type Field, isMultiple } from '../model/field.ts'
import { createMember, readMember, updateMembers } from './field-types.ts'

const HEAD = `// Made by \`npm run backend -- types\` of the collections as they were then: make it anew when they have changed.
import type PocketBase from 'pocketbase'
import type { RecordOptions, RecordService } from 'pocketbase'

/** \`2026-01-31 12:00:00.000Z\`, "" for none. */
export type DateText = string
export type RecordId = string
export type FileName = string
export type Upload = File | Blob

export interface GeoPoint {
  lon: number
  lat: number
}
`

const FOOT = `
/** Records of one collection. */
export interface TypedRecordService<Name extends keyof Collections> extends RecordService<Collections[Name]> {
  create<T = Collections[Name]>(body: Creates[Name] | FormData, options?: RecordOptions): Promise<T>
  update<T = Collections[Name]>(id: string, body: Updates[Name] | FormData, options?: RecordOptions): Promise<T>
}

/** The official client that knows the collections: \`const pb: TypedPocketBase = new PocketBase(url)\`. */
export interface TypedPocketBase extends PocketBase {
  collection<Name extends keyof Collections>(idOrName: Name): TypedRecordService<Name>
}
`

/** TypeScript types of all collections, for the official client: the same text for the same collections. */
export function typesOf(collections: CollectionSet): string {
  const sorted = [...collections.all].sort((a, b) => (a.name < b.name ? -1 : 1))
  const names = interfaceNames(sorted)
  const nameOf = ({ id }: Collection) => names.get(id) ?? ''
  const described = sorted.map((collection) => describe(collection, { collections, nameOf }))
  const maps = (['Record', 'Create', 'Update'] as const).map((kind) => mapOf(kind, sorted, nameOf))
  return [HEAD, ...described, ...maps, FOOT].join('')
}

/** `_superusers` → `Superusers`; of two that come to the same name the second gets a number. */
function interfaceNames(sorted: readonly Collection[]): ReadonlyMap<string, string> {
  const taken = new Set<string>()
  return new Map(
    sorted.map(({ id, name }) => {
      const words = name.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      const base = words.join('').replace(/^(?=\d|$)/, 'Collection')
      let free = base
      for (let count = 2; taken.has(free); count++) free = `${base}${count}`
      taken.add(free)
      return [id, free]
    }),
  )
}

interface Surroundings {
  readonly collections: CollectionSet
  nameOf(collection: Collection): string
}

function describe(collection: Collection, around: Surroundings): string {
  const { name, type, fields } = collection
  const base = around.nameOf(collection)
  const own = [`collectionId: string`, `collectionName: ${JSON.stringify(name)}`]
  const read = fields.flatMap((field) => readMember(collection, field) ?? [])
  const record = interfaceOf(`${base}Record`, [...own, ...read, ...expandMember(fields, around)])
  if (type === 'view') return record
  const created = fields.flatMap((field) => createMember(collection, field) ?? [])
  const changed = fields.flatMap((field) => updateMembers(collection, field))
  const proof = type === 'auth' ? { create: ['passwordConfirm: string'], update: ['passwordConfirm?: string', 'oldPassword?: string'] } : undefined
  const bodies = [
    interfaceOf(`${base}Create`, [...created, ...(proof?.create ?? [])]),
    interfaceOf(`${base}Update`, [...changed, ...(proof?.update ?? [])]),
  ]
  return [record, ...bodies].join('')
}

/** What related records come as; those that point here have names of their own, such as `comments_via_post`. */
function expandMember(fields: readonly Field[], { collections, nameOf }: Surroundings): readonly string[] {
  const related = fields.flatMap((field) => {
    const target = field.type === 'relation' ? collections.find(field.collectionId) : undefined
    return target ? [`${JSON.stringify(field.name)}?: ${nameOf(target)}Record${isMultiple(field) ? '[]' : ''}`] : []
  })
  return [`expand?: { ${[...related, '[related: string]: unknown'].join('; ')} }`]
}

function interfaceOf(name: string, members: readonly string[]): string {
  return `\nexport interface ${name} {\n${members.map((line) => `  ${line}\n`).join('')}}\n`
}

/** Views are read only. */
function mapOf(kind: 'Record' | 'Create' | 'Update', sorted: readonly Collection[], nameOf: Surroundings['nameOf']): string {
  const typeIn = (collection: Collection) => (kind !== 'Record' && collection.type === 'view' ? 'never' : `${nameOf(collection)}${kind}`)
  const members = sorted.map((collection) => `${JSON.stringify(collection.name)}: ${typeIn(collection)}`)
  return interfaceOf(kind === 'Record' ? 'Collections' : `${kind}s`, members)
}
