import { z } from 'zod'
import type { StoredCollection } from '../stored/collection.ts'

const wantedCollection = z.looseObject({
  id: z.string().optional(),
  name: z.string().min(1),
  fields: z.array(z.looseObject({ id: z.string().optional(), name: z.string() })).optional(),
})

export type WantedCollection = z.infer<typeof wantedCollection>

/** Reads collections as the desk exports them; undefined for any other text. */
export function readCollections(text: string): readonly WantedCollection[] | undefined {
  try {
    const read = z.array(wantedCollection).min(1).safeParse(JSON.parse(text))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}

/** What an import would do to a collection. */
export interface PlannedCollection {
  readonly name: string
  readonly what: 'new' | 'changed' | 'same' | 'deleted'
  /** Fields that would go, with all their values. */
  readonly lost: readonly string[]
}

interface Wishes {
  readonly stored: readonly StoredCollection[]
  readonly wanted: readonly WantedCollection[]
  /** Whether what is not in the file goes: collections, and fields of those that stay. */
  readonly deleteMissing: boolean
}

/** What an import would do, collection by collection. */
export function planCollections({ stored, wanted, deleteMissing }: Wishes): readonly PlannedCollection[] {
  const matched = new Set<string>()
  const planned = wanted.map((one): PlannedCollection => {
    const before = stored.find(({ id }) => id === one.id) ?? stored.find(({ name }) => name.toLowerCase() === one.name.toLowerCase())
    if (!before) return { name: one.name, what: 'new', lost: [] }
    matched.add(before.id)
    const lost = deleteMissing && one.fields ? lostFields(before, one.fields) : []
    return { name: one.name, what: lost.length > 0 || differs(before, one) ? 'changed' : 'same', lost }
  })
  const gone = stored.filter(({ id, system }) => deleteMissing && !system && !matched.has(id))
  return [...planned, ...gone.map(({ name }): PlannedCollection => ({ name, what: 'deleted', lost: [] }))]
}

function lostFields(before: StoredCollection, wanted: NonNullable<WantedCollection['fields']>): string[] {
  const isWanted = (field: StoredCollection['fields'][number]) => wanted.some(({ id, name }) => (id ? id === field.id : name === field.name))
  return before.fields.filter((field) => !field.system && !isWanted(field)).map(({ name }) => name)
}

/** Times and what the file leaves out make no difference. */
function differs(before: StoredCollection, wanted: WantedCollection): boolean {
  return Object.entries(wanted).some(
    ([key, value]) => key !== 'created' && key !== 'updated' && JSON.stringify(value) !== JSON.stringify(before[key]),
  )
}
