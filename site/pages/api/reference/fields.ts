import type { ApiDocument, Json, JsonSchema } from '#words/api'

/** One entry of a body or an answer, with what may stand in it. */
export interface Field {
  readonly name: string
  readonly type: string
  readonly isRequired: boolean
  readonly description: string
  readonly schema: JsonSchema
  readonly children: readonly Field[]
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

/** The entries of an object, their own entries below them. A choice between objects shows the first, which holds most. */
export function fieldsOf(schema: JsonSchema, document: ApiDocument, depth = 0): Field[] {
  const whole = resolveSchema(schema, document)
  const [choice] = Array.isArray(whole.oneOf) ? whole.oneOf : []
  if (isObject(choice)) return fieldsOf(choice, document, depth)
  if (!isObject(whole.properties)) return []
  const required = Array.isArray(whole.required) ? whole.required : []
  return Object.entries(whole.properties).flatMap(([name, one]) =>
    isObject(one) ? [fieldOf(name, one, required.includes(name), document, depth)] : [],
  )
}

function fieldOf(name: string, given: JsonSchema, isRequired: boolean, document: ApiDocument, depth: number): Field {
  const schema = resolveSchema(given, document)
  const inner = isObject(schema.items) ? schema.items : schema
  const children = depth < DEEPEST ? fieldsOf(inner, document, depth + 1) : []
  return { name, type: typeOf(schema, document), isRequired, description: textOf(schema.description), schema, children }
}

/** `string`, `integer | null`, `string[]`. */
export function typeOf(given: JsonSchema, document: ApiDocument): string {
  const schema = resolveSchema(given, document)
  if (Array.isArray(schema.anyOf)) return schema.anyOf.flatMap((one) => (isObject(one) ? typeOf(one, document) : [])).join(' | ')
  if (isObject(schema.items)) return nullable(`${typeOf(schema.items, document)}[]`, schema)
  if (Array.isArray(schema.type)) return schema.type.join(' | ')
  return textOf(schema.type) || ('const' in schema ? 'boolean' : 'object')
}

function nullable(type: string, { type: given }: JsonSchema): string {
  return Array.isArray(given) && given.includes('null') ? `${type} | null` : type
}
