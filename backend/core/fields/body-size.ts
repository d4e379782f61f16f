import type { Field } from '../collections/field.ts'
import { editorMaxSize } from './editor.ts'
import { fileMaxCount, fileMaxSize } from './file.ts'
import { jsonMaxSize } from './json.ts'

/** Bytes that these fields may add to the general limit of a request's body (contract 1.1). */
export function bodySizeOf(fields: readonly Field[]): number {
  return fields.reduce((sum, field) => sum + sizeOf(field), 0)
}

function sizeOf(field: Field): number {
  if (field.type === 'file') return fileMaxSize(field) * fileMaxCount(field)
  if (field.type === 'json') return jsonMaxSize(field)
  return field.type === 'editor' ? editorMaxSize(field) : 0
}
