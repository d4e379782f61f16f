import { z } from 'zod'
import type { StoredCollection, StoredField } from './collection.ts'

export const storedRecord = z.looseObject({ id: z.string() })

/** A record of any collection: its values by field. */
export type StoredRecord = z.infer<typeof storedRecord>

export const recordPage = z.object({ items: z.array(storedRecord), totalItems: z.number(), totalPages: z.number() })

/** Where the questions about records of a collection are remembered. What is told live of the collection asks them again. */
export const recordsKey = (name: string) => [name, 'records'] as const

const LABELS = ['title', 'name', 'email', 'subject', 'label', 'slug'] as const

/** The fields that a record is called by: those that its collection names, else one that usually does, else none. */
export function labelFields({ fields }: StoredCollection): readonly StoredField[] {
  const named = fields.filter(({ presentable }) => presentable)
  if (named.length > 0) return named
  const usual = LABELS.flatMap((label) => fields.filter(({ name }) => name === label))
  return usual.slice(0, 1)
}

/** What a record is called in lists; its id where nothing else names it. */
export function labelOf(collection: StoredCollection, record: StoredRecord): string {
  const parts = labelFields(collection)
    .map(({ name }) => record[name])
    .filter((value) => typeof value === 'string' || typeof value === 'number')
  return parts.map(String).join(' ').trim() || record.id
}

const SEARCHED: ReadonlySet<string> = new Set(['text', 'editor', 'email', 'url', 'select', 'json'])

/** The fields in which a plain word is looked for. */
export const searchedFields = ({ fields }: StoredCollection): readonly string[] =>
  fields.filter(({ type, name }) => SEARCHED.has(type) && name !== 'tokenKey').map(({ name }) => name)

/** What nobody sees: passwords, and the key that tokens are made with. */
export const isSecret = ({ type, name }: StoredField): boolean => type === 'password' || name === 'tokenKey'
