import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { ApiDocument, ApiParameter } from '#words/from-disk'
import type { Locale } from '#words/interface'
import { faultOf } from './faults.ts'
import type { FoundOperation } from './find-operation.ts'
import { ApiProblem } from './problem.ts'

const MOST_FAULTS = 20
const options: Options = { strict: false, allErrors: true, useDefaults: true }

/** Checks requests by the schemas of the documents, and nothing else. */
export class Validator {
  readonly #bodies = new Ajv2020(options)
  /** Parameters are text: `20` stands for a number. */
  readonly #parameters = new Ajv2020({ ...options, coerceTypes: true })

  readonly #ofParameters = new Map<string, ValidateFunction>()

  constructor(documents: ReadonlyMap<string, ApiDocument>) {
    addFormats.default(this.#bodies)
    addFormats.default(this.#parameters)
    for (const [product, document] of documents) {
      this.#bodies.addSchema(document, product)
      this.#parameters.addSchema(document, product)
    }
  }

  /**
   * The value as its schema wants it, defaults filled in.
   * @param reference product and JSON pointer of the schema, `zeugnisanalyse#/components/schemas/SentenceRequest`
   * @throws {ApiProblem} `validation_failed` with a fault for each place
   */
  body<T>(reference: string, value: unknown, locale: Locale): T {
    const validate = this.#bodies.getSchema<T>(reference)
    if (!validate || '$async' in validate) throw new Error(`No schema at ${reference}`)
    if (validate(value)) return value
    throw invalid(validate.errors, locale)
  }

  /**
   * Path and query parameters together, or the known headers, as their schemas want them. Throws like `body`; unknown
   * names are a fault in an address, and nothing in headers.
   */
  parameters(
    { product, operation }: FoundOperation,
    place: 'address' | 'header',
    values: Record<string, unknown>,
    locale: Locale,
  ): Record<string, unknown> {
    const known = operation.parameters.filter((one) => (one.in === 'header') === (place === 'header'))
    const isValid = this.#compiled(`${product} ${operation.operationId} ${place}`, product, known)
    const faults = isValid(values) ? [] : (isValid.errors ?? []).map((error) => faultOf(error, locale))
    const unknown = place === 'header' ? [] : Object.keys(values).filter((name) => !known.some((one) => one.name === name))
    const all = [...faults, ...unknown.map((name) => faultOf(stranger(name), locale))]
    if (all.length === 0) return values
    throw new ApiProblem('validation_failed', { errors: all.map((fault) => ({ ...fault, pointer: fault.pointer.slice(1) })) })
  }

  #compiled(key: string, product: string, parameters: readonly ApiParameter[]): ValidateFunction {
    const there = this.#ofParameters.get(key)
    if (there) return there
    const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, withPlace(schema, product)]))
    const required = parameters.flatMap((one) => (one.required ? one.name : []))
    const made = this.#parameters.compile({ type: 'object', properties, required })
    this.#ofParameters.set(key, made)
    return made
  }
}

function stranger(name: string): ErrorObject {
  return { keyword: 'additionalProperties', instancePath: '', schemaPath: '', params: { additionalProperty: name } }
}

/** References inside a document count from its root: outside of it they need its name. */
function withPlace(schema: ApiParameter['schema'], product: string): Record<string, unknown> {
  const { $ref: reference } = schema
  return typeof reference === 'string' ? { ...schema, $ref: product + reference } : schema
}

function invalid(errors: readonly ErrorObject[] | null | undefined, locale: Locale): ApiProblem {
  return new ApiProblem('validation_failed', { errors: (errors ?? []).slice(0, MOST_FAULTS).map((error) => faultOf(error, locale)) })
}
