import { parse } from 'yaml'
import type { Locale } from '../locales.ts'
import { type ApiDocument, apiDocument, type Json } from './document.ts'
import { applyOverlay } from './overlay.ts'

const COMMON = 'common'

type JsonObject = { [key: string]: Json }

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The API's documents by product, in one language, each whole in itself: what `common.yaml` holds stands in its components.
 * @param files the texts below `content/api/` by name without ending (`zeugnisgenerator`, `zeugnisgenerator.de`)
 * Throws with the file's name when a document breaks our part of OpenAPI 3.1.
 */
export function readDocuments(files: Readonly<Record<string, string>>, locale: Locale): ReadonlyMap<string, ApiDocument> {
  const products = Object.keys(files).filter((name) => name !== COMMON && !name.includes('.'))
  return new Map(products.sort().map((product) => [product, readDocument(files, product, locale)]))
}

function readDocument(files: Readonly<Record<string, string>>, product: string, locale: Locale): ApiDocument {
  const inLanguage = (name: string) => {
    const overlay = files[`${name}.${locale}`]
    const document = parseText(files, name)
    return overlay === undefined ? document : applyOverlay(document, parse(overlay))
  }
  const whole = withCommon(inLanguage(product), inLanguage(COMMON))
  const result = apiDocument.safeParse(resolvePlaces(whole, whole))
  if (result.success) return result.data
  throw new Error(`content/api/${product}.yaml: ${result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`)
}

function parseText(files: Readonly<Record<string, string>>, name: string): JsonObject {
  const document: unknown = parse(files[name]?.replaceAll('./common.yaml#/', '#/') ?? '')
  if (!isObject(document)) throw new Error(`content/api/${name}.yaml holds no document`)
  return document
}

function withCommon(document: Json, common: Json): JsonObject {
  if (!isObject(document) || !isObject(common)) throw new Error('A document must be an object')
  const own = isObject(document.components) ? document.components : {}
  const shared = isObject(common.components) ? common.components : {}
  const kinds = new Set([...Object.keys(shared), ...Object.keys(own)])
  const components = Object.fromEntries([...kinds].map((kind) => [kind, { ...objectIn(shared, kind), ...objectIn(own, kind) }]))
  return { ...document, components }
}

function objectIn(parent: JsonObject, key: string): JsonObject {
  const value = parent[key]
  return isObject(value) ? value : {}
}

/** Puts parameters and responses in the places that refer to them; schemas stay where they are. */
function resolvePlaces(value: Json, document: JsonObject): Json {
  if (Array.isArray(value)) return value.map((one) => resolvePlaces(one, document))
  if (!isObject(value)) return value
  const reference = value.$ref
  if (typeof reference === 'string' && /^#\/components\/(parameters|responses)\//.test(reference))
    return resolvePlaces(lookUp(reference, document), document)
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolvePlaces(one, document)]))
}

function lookUp(reference: string, document: JsonObject): Json {
  const [, , kind = '', name = ''] = reference.split('/')
  const found = objectIn(objectIn(document, 'components'), kind)[name]
  if (found === undefined) throw new Error(`Nothing stands at ${reference}`)
  return found
}
