import type { Collection, Rule } from '../model/collection.ts'
import { authOptionsOf, mergeAuthOptions } from './auth-options.ts'
import { collectionId, fieldsFromJson, unreadable } from './field-json.ts'
import { blankCollection } from './system-fields.ts'

/** A collection as sent: any JSON object. Unknown keys are ignored. */
export type CollectionInput = Readonly<Record<string, unknown>>

/** What a collection would be after saving, not yet checked. */
export interface Draft {
  readonly collection: Collection
  /** The type's name as sent, which need not be one. */
  readonly type: string
  /** The stored collection that it changes. */
  readonly previous: Collection | undefined
  /** Whether the id is made from type and name, and so may get a number. */
  readonly hasOwnId: boolean
}

export const collectionTypes: readonly Collection['type'][] = ['base', 'auth', 'view']

function isCollectionType(type: string): type is Collection['type'] {
  return collectionTypes.some((known) => known === type)
}

/** A new collection from what was sent; a missing type means base (contract 6). */
export function draftOfNew(input: CollectionInput): Draft {
  const type = text(input.type, '') || 'base'
  const known = isCollectionType(type) ? type : 'base'
  const name = text(input.name, '')
  const sentId = text(input.id, '')
  const blank = blankCollection(known, { id: sentId || collectionId(known, name), name })
  return { collection: merge(blank, input), type, previous: undefined, hasOwnId: !sentId }
}

/** A stored collection with what was sent: only sent keys change, `fields` and `indexes` replace their list. */
export function draftOfChange(previous: Collection, input: CollectionInput): Draft {
  const type = text(input.type, previous.type) || 'base'
  return { collection: merge(previous, input), type, previous, hasOwnId: false }
}

function merge(current: Collection, input: CollectionInput): Collection {
  const merged = { ...current, ...sharedValues(current, input) }
  if (merged.type === 'auth') return { ...merged, ...mergeAuthOptions(authOptionsOf(merged), input) }
  return merged.type === 'view' ? { ...merged, viewQuery: text(input.viewQuery, merged.viewQuery) } : merged
}

function sharedValues(current: Collection, input: CollectionInput) {
  return {
    id: text(input.id, current.id) || current.id,
    name: text(input.name, current.name),
    system: flag(input.system, current.system),
    listRule: rule(input.listRule, current.listRule),
    viewRule: rule(input.viewRule, current.viewRule),
    createRule: rule(input.createRule, current.createRule),
    updateRule: rule(input.updateRule, current.updateRule),
    deleteRule: rule(input.deleteRule, current.deleteRule),
    fields: 'fields' in input ? fieldsFromJson(input.fields) : current.fields,
    indexes: indexes(input.indexes, current.indexes),
  }
}

function text(sent: unknown, current: string): string {
  if (sent === undefined || sent === null) return current
  if (typeof sent !== 'string') throw unreadable()
  return sent
}

function flag(sent: unknown, current: boolean): boolean {
  if (sent === undefined || sent === null) return current
  if (typeof sent !== 'boolean') throw unreadable()
  return sent
}

function rule(sent: unknown, current: Rule): Rule {
  if (sent === undefined) return current
  if (sent !== null && typeof sent !== 'string') throw unreadable()
  return sent
}

function indexes(sent: unknown, current: readonly string[]): readonly string[] {
  if (sent === undefined) return current
  if (sent === null) return []
  if (!Array.isArray(sent) || !sent.every((entry) => typeof entry === 'string')) throw unreadable()
  return sent
}
