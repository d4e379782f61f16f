import type { ApiDocument, Json, JsonSchema } from '#words'

/** One entry of a body or an answer, with what may stand in it. */
export interface Field {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  readonly description: string
  readonly schema: JsonSchema
  readonly children: readonly Field[]
  /** The field that holds the same entries and shows them. */
  readonly like?: string
}

const DEEPEST = 3

const isObject = (value: Json | undefined): value is JsonSchema => typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: Json | undefined) => (typeof value === 'string' ? value : '')

/** The schema that a reference means; what stands beside the reference goes first (JSON Schema 2020-12, section 8.2.3.1). */
export function resolveSchema(schema: JsonSchema, document: ApiDocument): JsonSchema {
  const name = textOf(schema.$ref).split('/').at(-1)
  const target = name ? document.components.schemas[name] : undefined
  return target ? { ...resolveSchema(target, document), ...schema } : schema
}

/** Schemas whose entries were shown already in one list, by name, and at which field. */
type Shown = Map<string, string>

/**
 * The entries of an object, their own entries below them, those of one schema only once. A choice between objects shows the
 * first, which holds most.
 */
export function fieldsOf(schema: JsonSchema, document: ApiDocument, depth = 0, above = '', shown: Shown = new Map()): Field[] {
  const whole = resolveSchema(schema, document)
  const [choice] = [whole.oneOf, whole.anyOf].flatMap((one) => (Array.isArray(one) ? one : []))
  if (isObject(choice)) return fieldsOf(choice, document, depth, above, shown)
  if (!isObject(whole.properties)) return []
  const required = Array.isArray(whole.required) ? whole.required : []
  return Object.entries(whole.properties).flatMap(([name, one]) =>
    isObject(one) ? [fieldOf({ name, given: one, isRequired: required.includes(name) }, document, { depth, above, shown })] : [],
  )
}

interface Entry {
  readonly name: string
  readonly given: JsonSchema
  readonly isRequired: boolean
}

interface Place {
  readonly depth: number
  readonly above: string
  readonly shown: Shown
}

function fieldOf({ name, given, isRequired }: Entry, document: ApiDocument, { depth, above, shown }: Place): Field {
  const schema = resolveSchema(given, document)
  const inner = isObject(schema.items) ? schema.items : given
  const type = typeOf(schema, document)
  const own = { name, type, isRequired, description: textOf(schema.description), schema }
  const path = above + name
  const held = schemaName(inner, document)
  const like = shown.get(held)
  if (like) return { ...own, children: [], like }
  const children = depth < DEEPEST ? fieldsOf(inner, document, depth + 1, `${path}${type.includes('[]') ? '[]' : ''}.`, shown) : []
  if (held && children.length > 0) shown.set(held, path)
  return { ...own, children }
}

/** The name of the schema that a place refers to, also where nothing may stand in its stead. */
function schemaName(place: JsonSchema, document: ApiDocument): string {
  const { anyOf } = resolveSchema(place, document)
  const [choice] = Array.isArray(anyOf) ? anyOf : []
  return isObject(choice) ? schemaName(choice, document) : (textOf(place.$ref).split('/').at(-1) ?? '')
}

/** `string`, `integer | null`, `string[]`. */
export function typeOf(given: JsonSchema, document: ApiDocument): string {
  const schema = resolveSchema(given, document)
  if (Array.isArray(schema.anyOf)) return schema.anyOf.flatMap((one) => (isObject(one) ? typeOf(one, document) : [])).join(' | ')
  if (isObject(schema.items)) return nullable(`${typeOf(schema.items, document)}[]`, schema)
  if (Array.isArray(schema.type)) return schema.type.join(' | ')
  return textOf(schema.type) || ('const' in schema ? typeof schema.const : 'object')
}

function nullable(type: string, { type: given }: JsonSchema): string {
  return Array.isArray(given) && given.includes('null') ? `${type} | null` : type
}
