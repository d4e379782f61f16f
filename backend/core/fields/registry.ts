import type { Field, FieldOf, FieldTypeName } from '../model/field.ts'
import { autodateType, dateType } from './dates.ts'
import type { FieldType } from './field-type.ts'
import { fileType } from './file.ts'
import { geoPointType, jsonType } from './json.ts'
import { passwordType } from './password.ts'
import { relationType } from './relation.ts'
import { boolType, numberType } from './scalars.ts'
import { selectType } from './select.ts'
import { editorType, emailType, urlType } from './special-texts.ts'
import { textType } from './text.ts'

type FieldTypes = { readonly [T in FieldTypeName]: FieldType<FieldOf<T>> }

const fieldTypes: FieldTypes = {
  text: textType,
  password: passwordType,
  number: numberType,
  bool: boolType,
  email: emailType,
  url: urlType,
  editor: editorType,
  date: dateType,
  autodate: autodateType,
  select: selectType,
  file: fileType,
  relation: relationType,
  json: jsonType,
  geoPoint: geoPointType,
}

/** What the type of this field knows. */
export function fieldType<F extends Field>(field: F): FieldType<F> {
  // The table's key is the field's own type, so its entry is made for F; TypeScript cannot follow an index by a union.
  return fieldTypes[field.type] as FieldType<F>
}

/** The options a field of this type has when none are sent; undefined for a type that does not exist. */
export function defaultsOfType(name: string): Readonly<Record<string, unknown>> | undefined {
  return Object.values(fieldTypes).find((type) => type.type === name)?.defaults
}
