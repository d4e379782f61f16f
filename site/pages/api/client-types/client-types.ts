import { type ApiDocument, type ApiOperation, type ApiParameter, type JsonSchema, methods } from '#words'
import { comment, printObject, printType } from './print-type.ts'

/**
 * All documents as one file of TypeScript: each schema by its name, and `Operations` with what each operation takes and
 * answers. Throws when two documents mean different things by one name.
 * @param about the first line, as a comment
 */
export function clientTypes(documents: ReadonlyMap<string, ApiDocument>, about: string): string {
  const operations = [...documents.values()].flatMap(operationsOf)
  const table = `export interface Operations {\n${operations.join('\n')}\n}`
  return `${[comment(about).join(''), ...schemasOf(documents).values(), table].join('\n\n')}\n`
}

function schemasOf(documents: ReadonlyMap<string, ApiDocument>): ReadonlyMap<string, string> {
  const printed = new Map<string, string>()
  for (const [product, { components }] of documents) {
    for (const [name, schema] of Object.entries(components.schemas)) {
      const text = printSchema(name, schema)
      if ((printed.get(name) ?? text) !== text) throw new Error(`${product} means something else by ${name}`)
      printed.set(name, text)
    }
  }
  return printed
}

function printSchema(name: string, schema: JsonSchema): string {
  const declared = schema.type === 'object' ? `export interface ${name} ${printObject(schema)}` : `export type ${name} = ${printType(schema)}`
  return [...comment(schema.description), declared].join('\n')
}

function operationsOf({ paths }: ApiDocument): string[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      return operation ? [printOperation(operation, `${method.toUpperCase()} ${path}`)] : []
    }),
  )
}

function printOperation({ operationId, summary, parameters, requestBody, responses }: ApiOperation, address: string): string {
  const body = requestBody?.content['application/json']?.schema
  const answer = responses['200']?.content?.['application/json']?.schema
  const entries = {
    ...(parameters.length > 0 && { parameters: parametersSchema(parameters) }),
    ...(body && { body }),
    ...(answer && { answer }),
  }
  const type = printObject({ properties: entries, required: Object.keys(entries) }, '  ')
  return [...comment(`${summary}: ${address}`, '  '), `  ${operationId}: ${type}`].join('\n')
}

function parametersSchema(parameters: readonly ApiParameter[]): JsonSchema {
  const properties = Object.fromEntries(parameters.map(({ name, schema, description }) => [name, { ...schema, description }]))
  return { type: 'object', properties, required: parameters.flatMap(({ name, required }) => (required ? [name] : [])) }
}
