import { checkMax, checkMin, errorTree, LARGEST_INTEGER, REQUIRED } from '../checks.ts'
import type { EditorField } from '../collections/field.ts'
import { checkCommon } from './common-options.ts'
import type { FieldType } from './field-type.ts'
import { textValues } from './text-values.ts'

const DEFAULT_MAX_SIZE = 5 * 1024 * 1024

/** HTML from an editor, kept as sent. */
export const editorType: FieldType<EditorField> = {
  ...textValues,
  type: 'editor',
  defaults: { required: false, maxSize: 0, convertURLs: false },
  checkOptions: (field) => errorTree({ ...checkCommon(field), maxSize: checkMin(field.maxSize, 0) ?? checkMax(field.maxSize, LARGEST_INTEGER) }),
  async checkValue(field, value) {
    const content = String(value)
    if (content === '' && field.required) return REQUIRED
    const maxSize = editorMaxSize(field)
    if (Buffer.byteLength(content) <= maxSize) return undefined
    return { code: 'validation_content_size_limit', message: `The maximum allowed content size is ${maxSize} bytes.`, params: { maxSize } }
  },
}

/** Bytes one value may have; also counts towards the limit of a request's body (contract 1.1). */
export function editorMaxSize(field: EditorField): number {
  return field.maxSize > 0 ? field.maxSize : DEFAULT_MAX_SIZE
}
