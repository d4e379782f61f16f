import type { Json, JsonSchema } from '#words'

const INDENT = '  '

const isObject = (value: Json | undefined): value is JsonSchema => typeof value === 'object' && value !== null && !Array.isArray(value)
const objectsIn = (value: Json | undefined) => (Array.isArray(value) ? value.filter(isObject) : [])

const plainNames: Readonly<Record<string, string>> = { string: 'string', integer: 'number', number: 'number', boolean: 'boolean', null: 'null' }

/** A JSON Schema as a TypeScript type. Knows what our documents use of the language, and throws at anything else. */
export function printType(schema: JsonSchema, indent = ''): string {
  const { $ref: reference, enum: values, anyOf, oneOf, type } = schema
  if (typeof reference === 'string') return reference.slice(reference.lastIndexOf('/') + 1)
  if ('const' in schema) return literal(schema.const)
  if (Array.isArray(values)) return values.map(literal).join(' | ')
  if (anyOf ?? oneOf)
    return objectsIn(anyOf ?? oneOf)
      .map((one) => printType(one, indent))
      .join(' | ')
  if (Array.isArray(type)) return type.map((one) => printType({ ...schema, type: one }, indent)).join(' | ')
  if (type === 'array') return printArray(schema, indent)
  if (type === 'object') return printObject(schema, indent)
  const name = typeof type === 'string' ? plainNames[type] : undefined
  if (!name) throw new Error(`No TypeScript for ${JSON.stringify(schema)}`)
  return name
}

/** Entries of an object between braces, each with what its description says. */
export function printObject({ properties, required }: JsonSchema, indent = ''): string {
  if (!isObject(properties)) return 'Record<string, unknown>'
  const inner = indent + INDENT
  const lines = Object.entries(properties).flatMap(([name, one]) => {
    if (!isObject(one)) return []
    const mark = Array.isArray(required) && required.includes(name) ? '' : '?'
    return [...comment(one.description, inner), `${inner}${key(name)}${mark}: ${printType(one, inner)}`]
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

/** A comment of one line before what it is about; nothing for no words. */
export function comment(words: Json | undefined, indent = ''): string[] {
  if (typeof words !== 'string') return []
  return [`${indent}/** ${words.replace(/\s+/g, ' ').trim().replaceAll('*/', '*\\/')} */`]
}

function printArray({ items, minItems, maxItems }: JsonSchema, indent: string): string {
  if (!isObject(items)) throw new Error('A list must say what it holds')
  const one = printType(items, indent)
  if (typeof minItems === 'number' && minItems === maxItems) return `[${Array.from({ length: minItems }, () => one).join(', ')}]`
  return one.includes(' | ') && !one.startsWith('{') ? `(${one})[]` : `${one}[]`
}

function key(name: string): string {
  return /^\w+$/.test(name) ? name : `'${name}'`
}

function literal(value: Json | undefined): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", String.raw`\'`)}'` : JSON.stringify(value)
}
