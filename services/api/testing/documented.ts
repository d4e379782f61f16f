import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { type ApiDocument, type ApiOperation, type Json, methods, readApiFromDisk } from '#words/from-disk'
import { API_BASE } from '../index.ts'

const documents = readApiFromDisk('en')
const schemas = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(schemas)
for (const [product, document] of documents) schemas.addSchema(closed(document), product)

/** The same with objects that hold only what is documented: an entry that an answer has and no document does not pass. */
function closed<T>(schema: T): T {
  return JSON.parse(JSON.stringify(schema), (_, value) =>
    value !== null && typeof value === 'object' && 'properties' in value && value.type !== undefined
      ? { additionalProperties: false, ...value }
      : value,
  )
}

/** An operation with the place where its document stands. */
export interface Documented {
  readonly product: string
  readonly path: string
  readonly method: string
  readonly operation: ApiOperation
}

function operationsOf([product, document]: [string, ApiDocument]): Documented[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      return operation ? [{ product, path, method, operation }] : []
    }),
  )
}

export const documented = [...documents].flatMap(operationsOf)

/** The examples of an operation: each body, or one request with the parameters' own examples. */
export function bodiesOf({ operation }: Documented): (Json | undefined)[] {
  const examples = operation.requestBody?.content['application/json']?.examples
  return examples ? Object.values(examples).map(({ value }) => value) : [undefined]
}

export function addressOf({ path, operation }: Documented): string {
  const filled = operation.parameters.reduce((text, { name, example }) => text.replace(`{${name}}`, String(example)), path)
  const query = operation.parameters.flatMap(({ in: place, name, example }) =>
    place === 'query' && example !== undefined ? [[name, String(example)]] : [],
  )
  return `${API_BASE}${filled}?${new URLSearchParams(query)}`
}

/** What a value breaks of a schema: nothing, or what the validator says. */
export function errorsAgainst(reference: string, value: unknown): unknown {
  const validate = schemas.getSchema(reference)
  if (!validate) throw new Error(`No schema at ${reference}`)
  return validate(value) ? [] : validate.errors
}
