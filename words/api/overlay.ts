import { jsonpath } from 'json-p3'
import { z } from 'zod'
import type { Json } from './document.ts'

const overlaySchema = z.looseObject({
  overlay: z.literal('1.0.0'),
  actions: z.array(z.strictObject({ target: z.string(), update: z.record(z.string(), z.json()) })),
})

const isObject = (value: unknown): value is Record<string, Json> => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Lays texts of another language over a document (OpenAPI Overlay 1.0.0, section 4.4: only `update`, on objects).
 * Throws when an action meets nothing: a text that nobody would read.
 */
export function applyOverlay(document: Json, overlay: unknown): Json {
  const result = structuredClone(document)
  for (const { target, update } of overlaySchema.parse(overlay).actions) {
    const values = jsonpath.query(target, result).values()
    if (values.length === 0) throw new Error(`The overlay's target ${target} is nowhere in the document`)
    for (const value of values) if (isObject(value)) merge(value, update)
  }
  return result
}

function merge(onto: Record<string, Json>, update: Record<string, Json>): void {
  for (const [key, value] of Object.entries(update)) {
    const there = onto[key]
    if (isObject(there) && isObject(value)) merge(there, value)
    else onto[key] = value
  }
}
