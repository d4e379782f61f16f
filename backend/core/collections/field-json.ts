import { toDateText } from '../../tools/date.ts'
import { checksumOf } from '../../tools/id.ts'
import { sortKeys } from '../../tools/json.ts'
import { defaultsOfType } from '../fields/registry.ts'
import { ApiError } from '../model/errors.ts'
import type { Field } from '../model/field.ts'

const base = { id: '', name: '', system: false, hidden: false, presentable: false, help: '' }

/** Sent JSON that no collection can be read from (contract 1.3: 400 without data). */
export function unreadable(): ApiError {
  return new ApiError(400, 'Failed to load the submitted data due to invalid formatting.')
}

/** A table of PostgreSQL takes 1600 columns, one of SQLite 2000; and who sends more keeps everybody waiting. */
const MOST_FIELDS = 1000

/** Field objects as sent or stored. A field without id gets one, and one that repeats an id or name takes the other's place. */
export function fieldsFromJson(sent: unknown): readonly Field[] {
  if (sent === null || sent === undefined) return []
  if (!Array.isArray(sent)) throw unreadable()
  if (sent.length > MOST_FIELDS) throw new ApiError(400, `A collection can have at most ${MOST_FIELDS} fields.`)
  return addFields([], sent.map(fieldFromJson))
}

/** Puts fields into the list, one after the other. */
export function addFields(fields: readonly Field[], added: readonly Field[]): readonly Field[] {
  return added.reduce(addField, fields)
}

/** Puts a field into the list: in the place of the one with its id, or with its name when it has no id yet. */
function addField(fields: readonly Field[], field: Field): readonly Field[] {
  const at = field.id ? fields.findIndex(({ id }) => id === field.id) : fields.findIndex(({ name }) => name !== '' && name === field.name)
  const place = fields[at]
  if (place) return fields.with(at, { ...field, id: place.id })
  const id = field.id || firstFree(fieldId(field.type, field.name), (taken) => fields.some((other) => other.id === taken))
  return [...fields, { ...field, id }]
}

/** One field object; every option that was not sent has its default. */
export function fieldFromJson(sent: unknown): Field {
  if (!isObject(sent)) throw unreadable()
  const options = typeof sent.type === 'string' ? defaultsOfType(sent.type) : undefined
  if (!options) throw unreadable()
  const values = Object.entries({ ...base, ...options }).map(([key, unset]) => [key, optionValue(sent[key], { key, unset })])
  const checked: unknown = { ...Object.fromEntries(values), type: sent.type }
  // The keys are those of the type's own defaults, and each value has its default's type.
  const field = checked as Field
  return field.type === 'date' ? { ...field, min: toDateText(field.min), max: toDateText(field.max) } : field
}

/** A field as the contract shows it: sorted keys. */
export function fieldToJson(field: Field): Record<string, unknown> {
  return sortKeys<unknown>({ ...field })
}

type Check = (value: unknown) => boolean

const isNumber: Check = (value) => typeof value === 'number'
const isTexts: Check = (value) => Array.isArray(value) && value.every((entry) => typeof entry === 'string')

/** What an option may be that is null by default. */
function checkOfNullable(key: string): Check {
  return key === 'min' || key === 'max' ? isNumber : isTexts
}

function optionValue(value: unknown, { key, unset }: { readonly key: string; readonly unset: unknown }): unknown {
  if (value === undefined || value === null) return unset
  const check = unset === null ? checkOfNullable(key) : Array.isArray(unset) ? isTexts : sameTypeAs(unset)
  if (!check(value)) throw unreadable()
  return value
}

/** Whole numbers only: a default that is a number stands for a count or a size. */
function sameTypeAs(unset: unknown): Check {
  return (value) => typeof value === typeof unset && (typeof value !== 'number' || Number.isInteger(value))
}

/** Whether a JSON value is an object: neither a list nor null. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A field's id when none was sent: its type and the checksum of its name (contract 6). */
function fieldId(type: string, name: string): string {
  return type + checksumOf(name)
}

/** A collection's id when none was sent: the checksum of type and name (contract 6). */
export function collectionId(type: string, name: string): string {
  return `pbc_${checksumOf(type + name)}`
}

/** The id itself, or with the first number that makes it free. */
export function firstFree(id: string, isTaken: (id: string) => boolean): string {
  let free = id
  for (let counter = 2; isTaken(free); counter++) free = `${id}${counter}`
  return free
}
