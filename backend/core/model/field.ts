/** The fields of collections: what the contract calls field options (section 6), by type. */
export interface FieldBase {
  readonly id: string
  readonly name: string
  readonly system: boolean
  readonly hidden: boolean
  readonly presentable: boolean
  readonly help: string
}

export interface TextField extends FieldBase {
  readonly type: 'text'
  readonly required: boolean
  readonly min: number
  /** 0 stands for 5000. */
  readonly max: number
  readonly pattern: string
  readonly autogeneratePattern: string
  readonly primaryKey: boolean
}

export interface PasswordField extends FieldBase {
  readonly type: 'password'
  readonly required: boolean
  readonly min: number
  /** 0 stands for 71, bcrypt's own limit less one. */
  readonly max: number
  readonly pattern: string
  /** Cost of bcrypt; 0 stands for 10. */
  readonly cost: number
}

export interface NumberField extends FieldBase {
  readonly type: 'number'
  readonly required: boolean
  readonly min: number | null
  readonly max: number | null
  readonly onlyInt: boolean
}

export interface BoolField extends FieldBase {
  readonly type: 'bool'
  readonly required: boolean
}

export interface EmailField extends FieldBase {
  readonly type: 'email'
  readonly required: boolean
  readonly exceptDomains: readonly string[] | null
  readonly onlyDomains: readonly string[] | null
}

export interface UrlField extends FieldBase {
  readonly type: 'url'
  readonly required: boolean
  readonly exceptDomains: readonly string[] | null
  readonly onlyDomains: readonly string[] | null
}

export interface EditorField extends FieldBase {
  readonly type: 'editor'
  readonly required: boolean
  readonly maxSize: number
  readonly convertURLs: boolean
}

export interface DateField extends FieldBase {
  readonly type: 'date'
  readonly required: boolean
  /** A date of the contract, or "" for none. */
  readonly min: string
  readonly max: string
}

export interface AutodateField extends FieldBase {
  readonly type: 'autodate'
  readonly onCreate: boolean
  readonly onUpdate: boolean
}

export interface SelectField extends FieldBase {
  readonly type: 'select'
  readonly required: boolean
  readonly values: readonly string[]
  readonly maxSelect: number
}

export interface FileField extends FieldBase {
  readonly type: 'file'
  readonly required: boolean
  readonly maxSelect: number
  readonly maxSize: number
  readonly mimeTypes: readonly string[] | null
  readonly thumbs: readonly string[] | null
  readonly protected: boolean
}

export interface RelationField extends FieldBase {
  readonly type: 'relation'
  readonly required: boolean
  readonly collectionId: string
  readonly cascadeDelete: boolean
  readonly minSelect: number
  readonly maxSelect: number
}

export interface JsonField extends FieldBase {
  readonly type: 'json'
  readonly required: boolean
  readonly maxSize: number
}

export interface GeoPointField extends FieldBase {
  readonly type: 'geoPoint'
  readonly required: boolean
}

export type Field =
  | TextField
  | PasswordField
  | NumberField
  | BoolField
  | EmailField
  | UrlField
  | EditorField
  | DateField
  | AutodateField
  | SelectField
  | FileField
  | RelationField
  | JsonField
  | GeoPointField

export type FieldTypeName = Field['type']
export type FieldOf<T extends FieldTypeName> = Extract<Field, { type: T }>

/** Whether a field holds a list: stored as JSON text, shown as an array. */
export function isMultiple(field: Field): field is SelectField | FileField | RelationField {
  return (field.type === 'select' || field.type === 'file' || field.type === 'relation') && field.maxSelect > 1
}
