import { toText } from '../../tools/cast.ts'
import { generateFromPattern } from '../../tools/pattern.ts'
import type { Modifier } from '../fields/field-type.ts'
import { fieldType } from '../fields/registry.ts'
import type { Collection } from '../model/collection.ts'
import type { Field } from '../model/field.ts'
import type { Values } from '../query/table.ts'
import { castValue, type NewFiles } from './draft.ts'

/** What a request sends for a record: values and files by their keys, modifiers and all. */
export interface Sent {
  readonly values: Values
  readonly files: NewFiles
}

export interface Input {
  /** What changes, by the names of fields. */
  readonly values: Values
  /** The new files that are among these values. */
  readonly files: NewFiles
  /** The whole of `@request.body` for rules: the same values, and keys that are no fields as they were sent. */
  readonly body: Values
}

export interface InputContext {
  readonly collection: Collection
  /** The values that modifiers change. */
  readonly current: Values
  /** Whether hidden fields may be written. */
  readonly trusted: boolean
}

/** Reads what was sent (contract 3.2): modifiers are worked out, values cast, unknown and forbidden keys left aside. */
export function readInput(sent: Sent, { collection, current, trusted }: InputContext): Input {
  const texts = applyKeys(sent.values, { collection, current })
  const body = { ...texts, ...applyKeys(namesOf(sent), { collection, current: { ...current, ...texts } }) }
  for (const field of collection.fields) if (!trusted && isForbidden(collection, field)) delete body[field.name]
  const values = Object.fromEntries(collection.fields.filter(({ name }) => Object.hasOwn(body, name)).map(({ name }) => [name, body[name]]))
  return { values, files: remaining(collection, values, sent.files), body }
}

function isForbidden(collection: Collection, field: Field): boolean {
  return field.hidden && !(collection.type === 'auth' && field.name === 'password')
}

/** Names sent as text under the very key of a file field stay in front of the new ones. */
function namesOf({ values, files }: Sent): Values {
  const entries = [...files].map(([key, added]) => {
    const kept = /^\+|[+-]$/.test(key) ? [] : [values[key] ?? []].flat()
    return [key, [...kept, ...added.map((file) => file.name)]] as const
  })
  return Object.fromEntries(entries)
}

/** Shorter keys first, so that `total` is set before `total+` adds to it. */
function applyKeys(sent: Values, { collection, current }: Omit<InputContext, 'trusted'>): Record<string, unknown> {
  const body: Record<string, unknown> = { ...sent }
  const values: Record<string, unknown> = { ...current }
  for (const key of Object.keys(sent).sort((a, b) => a.length - b.length)) {
    const target = targetOf(collection, key)
    if (!target) continue
    delete body[key]
    values[target.field.name] = target.apply(values[target.field.name], sent[key])
    body[target.field.name] = values[target.field.name]
  }
  return body
}

interface Target {
  readonly field: Field
  apply(current: unknown, value: unknown): unknown
}

/** Which field a key means, and how its value changes that field's. */
function targetOf(collection: Collection, key: string): Target | undefined {
  for (const field of collection.fields) {
    // Autodates are the server's.
    if (key === field.name) return { field, apply: (current, value) => (field.type === 'autodate' ? current : castValue(field, value)) }
    const modifier = modifierOf(field, key)
    if (modifier) return { field, apply: (current, value) => fieldType(field).modify?.(field, { modifier, current, value }) ?? current }
    if (field.type === 'text' && key === `${field.name}:autogenerate`) {
      const made = () => (field.autogeneratePattern ? generateFromPattern(field.autogeneratePattern) : '')
      return { field, apply: (_, value) => toText(value) + made() }
    }
  }
  return undefined
}

function modifierOf(field: Field, key: string): Modifier | undefined {
  if (!fieldType(field).modify || key.length !== field.name.length + 1) return undefined
  // Numbers cannot be put in front.
  if (key === `+${field.name}` && field.type !== 'number') return 'prepend'
  if (key === `${field.name}+`) return 'append'
  return key === `${field.name}-` ? 'remove' : undefined
}

/** New files whose names are still in the values: of several for a single field only the last is. */
function remaining(collection: Collection, values: Values, files: NewFiles): NewFiles {
  const all = [...files.values()].flat()
  const entries = collection.fields
    .filter((field) => field.type === 'file')
    .map((field) => {
      const names = new Set([values[field.name]].flat())
      const sentFor = new Set([`+${field.name}`, field.name, `${field.name}+`].flatMap((key) => files.get(key) ?? []))
      return [field.name, all.filter((file) => sentFor.has(file) && names.has(file.name))] as const
    })
  return new Map(entries.filter(([, added]) => added.length > 0))
}
