import type { Collection } from '../collections/collection.ts'
import type { Field } from '../collections/field.ts'
import { editorMaxSize } from '../fields/editor.ts'
import { fileMaxCount, fileMaxSize } from '../fields/file.ts'
import { jsonMaxSize } from '../fields/json.ts'

const BASE = 32 * 1024 * 1024

/** Bytes that the body of a create or update may hold: 32 MiB, and what the fields may hold (contract 1.1). */
export function bodyLimitOf(collection: Collection | undefined): number {
  return (collection?.fields ?? []).reduce((sum, field) => sum + fieldLimit(field), BASE)
}

function fieldLimit(field: Field): number {
  if (field.type === 'file') return fileMaxSize(field) * fileMaxCount(field)
  if (field.type === 'json') return jsonMaxSize(field)
  return field.type === 'editor' ? editorMaxSize(field) : 0
}
