import { toUniqueTexts } from '../../tools/cast.ts'
import { matchesMimeType } from '../../tools/mime.ts'
import {
  type Check,
  checkEach,
  checkLength,
  checkMatch,
  checkMax,
  checkMin,
  checkNotIn,
  errorTree,
  LARGEST_INTEGER,
  REQUIRED,
} from '../model/checks.ts'
import type { FileField } from '../model/field.ts'
import { checkCommon, type FieldType, type NewFile } from './field-type.ts'
import { listValues } from './list-values.ts'

const DEFAULT_MAX_SIZE = 5 * 1024 * 1024
const LONGEST_NAME = 150
const LONGEST_NAME_SHOWN = 300
const LONGEST_INVALID_NAME = 250
const STORABLE_NAME = /^[^./\\][^/\\]+$/
const THUMB_SIZE = /^\d+x\d+[tbf]?$/
const noThumbs = ['0x0', '0x0t', '0x0b', '0x0f']

/** Names of stored files; a new file counts by the name it will have. */
export const fileType: FieldType<FileField> = {
  ...listValues,
  type: 'file',
  defaults: { required: false, maxSelect: 0, maxSize: 0, mimeTypes: null, thumbs: null, protected: false },
  checkOptions: (field) =>
    errorTree({
      ...checkCommon(field),
      maxSelect: checkMin(field.maxSelect, 0) ?? checkMax(field.maxSelect, LARGEST_INTEGER),
      maxSize: checkMin(field.maxSize, 0) ?? checkMax(field.maxSize, LARGEST_INTEGER),
      thumbs: checkEach(field.thumbs ?? [], (size) => checkNotIn(size, noThumbs) ?? checkMatch(size, THUMB_SIZE)),
    }),
  async checkValue(field, value, { previous, newFiles }) {
    const names = toUniqueTexts(value)
    if (names.length === 0) return field.required ? REQUIRED : undefined
    const added = newFiles.filter((file) => names.includes(file.name))
    const known = [...toUniqueTexts(previous), ...added.map((file) => file.name)]
    return checkKnown(names, known) ?? checkCount(field, names.length) ?? firstWrong(field, added)
  },
}

/** Bytes one file may have; with `fileMaxCount` also the limit of a request's body (contract 1.1). */
export function fileMaxSize(field: FileField): number {
  return field.maxSize > 0 ? field.maxSize : DEFAULT_MAX_SIZE
}

/** How many files the field may hold. */
export function fileMaxCount(field: FileField): number {
  return Math.max(field.maxSelect, 1)
}

function checkKnown(names: readonly string[], known: readonly string[]): Check {
  const invalidFiles = names.filter((name) => !known.includes(name)).map((name) => name.slice(0, LONGEST_INVALID_NAME))
  if (invalidFiles.length === 0) return undefined
  return { code: 'validation_invalid_file', message: `Invalid new files: [${invalidFiles.join(' ')}].`, params: { invalidFiles } }
}

function checkCount(field: FileField, count: number): Check {
  const maxSelect = fileMaxCount(field)
  if (count <= maxSelect) return undefined
  return { code: 'validation_too_many_files', message: `The maximum allowed files is ${maxSelect}.`, params: { maxSelect } }
}

function firstWrong(field: FileField, files: readonly NewFile[]): Check {
  for (const file of files) {
    const wrong = checkLength(file.name, { min: 1, max: LONGEST_NAME }) ?? checkMatch(file.name, STORABLE_NAME)
    const found = wrong ?? checkSize(field, file) ?? checkMimeType(field, file)
    if (found) return found
  }
  return undefined
}

function checkSize(field: FileField, { originalName, size }: NewFile): Check {
  const maxSize = fileMaxSize(field)
  if (size <= maxSize) return undefined
  const file = shownName(originalName)
  const message = `Failed to upload ${file} - the maximum allowed file size is ${maxSize} bytes.`
  return { code: 'validation_file_size_limit', message, params: { file, maxSize } }
}

function checkMimeType({ mimeTypes }: FileField, { originalName, mimeType }: NewFile): Check {
  if (!mimeTypes?.length || mimeTypes.some((allowed) => matchesMimeType(mimeType, allowed))) return undefined
  const message = `${JSON.stringify(shownName(originalName))} mime type must be one of: ${mimeTypes.join(', ')}.`
  return { code: 'validation_invalid_mime_type', message }
}

function shownName(name: string): string {
  return name.length > LONGEST_NAME_SHOWN ? `${name.slice(0, LONGEST_NAME_SHOWN)}...` : name
}
