import type { StoredCollection, StoredField } from '../stored/collection.ts'

/** A field in the form: with a key of its own, since names change and new fields have no id. */
export interface DraftField {
  readonly key: string
  readonly field: StoredField
}

/** A collection as it is worked on. */
export interface SchemaDraft {
  readonly fields: readonly DraftField[]
  /** All else that can be changed, by the contract's names. */
  readonly rest: Readonly<Record<string, unknown>>
}

/** What the server sets itself. */
const SET: ReadonlySet<string> = new Set(['id', 'type', 'system', 'created', 'updated', 'fields'])

export function draftOf(collection: StoredCollection): SchemaDraft {
  return {
    fields: collection.fields.map((field) => ({ key: field.id ?? field.name, field })),
    rest: Object.fromEntries(Object.entries(collection).filter(([name]) => !SET.has(name))),
  }
}

const sentFields = ({ fields }: SchemaDraft): readonly StoredField[] => fields.map(({ field }) => field)

interface Change {
  readonly base: SchemaDraft
  readonly mine: SchemaDraft
}

/** What is sent: of a collection the parts that were changed. The fields of a view come from its query. */
export function changesOf({ type }: StoredCollection, { base, mine }: Change): Record<string, unknown> {
  const changed = Object.entries(mine.rest).filter(([name, value]) => !isSame(value, base.rest[name]))
  const fields = type !== 'view' && !isSame(sentFields(mine), sentFields(base)) ? { fields: sentFields(mine) } : {}
  return { ...Object.fromEntries(changed), ...fields }
}

/** The parts that two have changed at the same time, each to something else. */
export function clashingParts(collection: StoredCollection, { base, mine, now }: Change & { readonly now: SchemaDraft }): string[] {
  const [ours, theirs] = [changesOf(collection, { base, mine }), changesOf(collection, { base, mine: now })]
  return Object.keys(ours).filter((part) => part in theirs && !isSame(ours[part], theirs[part]))
}

/** The fields whose values go: those that are taken away, and those that get another type, which makes them new ones. */
export function lostFields({ base, mine }: Change): string[] {
  const kept = new Set(sentFields(mine).map(({ id }) => id))
  return sentFields(base)
    .filter(({ id }) => !kept.has(id))
    .map(({ name }) => name)
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
