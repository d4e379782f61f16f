import type { Collection } from '../model/collection.ts'
import type { Field } from '../model/field.ts'
import { fileMaxCount, fileMaxSize } from './file.ts'
import { jsonMaxSize } from './json.ts'
import { editorMaxSize } from './special-texts.ts'

const BASE = 32 * 1024 * 1024

/** Bytes that the body of a create or update may hold: 32 MiB, and what the fields may hold (contract 1.1). */
export function bodyLimitOf(collection: Collection | undefined): number {
  return BASE + sumOf(collection, (field) => (field.type === 'file' ? fileMaxSize(field) * fileMaxCount(field) : textLimit(field)))
}

/** What the fields may hold that are no files, and have a size of their own. */
export function textLimitOf(collection: Collection | undefined): number {
  return sumOf(collection, textLimit)
}

/** Whether records of this collection may hold files; none without a collection. */
export function holdsFiles(collection: Collection | undefined): boolean {
  return (collection?.fields ?? []).some(({ type }) => type === 'file')
}

function sumOf(collection: Collection | undefined, sizeOf: (field: Field) => number): number {
  return (collection?.fields ?? []).reduce((sum, field) => sum + sizeOf(field), 0)
}

function textLimit(field: Field): number {
  if (field.type === 'json') return jsonMaxSize(field)
  return field.type === 'editor' ? editorMaxSize(field) : 0
}
