import type { FieldType, StoredField } from '../stored/collection.ts'

/** How an option is filled in; a `limit` is a number or none, a `list` has a line for each entry, `lines` are a long text. */
export type OptionKind = 'flag' | 'number' | 'limit' | 'text' | 'lines' | 'list' | 'json' | 'collection'

/** Every option that a field of any type has, by the contract's name. */
type OptionName =
  | 'required'
  | 'min'
  | 'max'
  | 'pattern'
  | 'autogeneratePattern'
  | 'onlyInt'
  | 'onlyDomains'
  | 'exceptDomains'
  | 'maxSize'
  | 'convertURLs'
  | 'onCreate'
  | 'onUpdate'
  | 'values'
  | 'maxSelect'
  | 'minSelect'
  | 'mimeTypes'
  | 'thumbs'
  | 'protected'
  | 'collectionId'
  | 'cascadeDelete'
  | 'cost'
  | 'hidden'
  | 'presentable'
  | 'help'

export interface FieldOption {
  readonly name: OptionName
  readonly kind: OptionKind
}

const flag = (name: OptionName): FieldOption => ({ name, kind: 'flag' })
const number = (name: OptionName): FieldOption => ({ name, kind: 'number' })
const limit = (name: OptionName): FieldOption => ({ name, kind: 'limit' })
const text = (name: OptionName): FieldOption => ({ name, kind: 'text' })
const list = (name: OptionName): FieldOption => ({ name, kind: 'list' })

const required = flag('required')
const domains = [list('onlyDomains'), list('exceptDomains')]

/** Options by type, in the order of the form (contract, section 6). */
const ofType: Readonly<Record<FieldType, readonly FieldOption[]>> = {
  text: [required, number('min'), number('max'), text('pattern'), text('autogeneratePattern')],
  editor: [required, number('maxSize'), flag('convertURLs')],
  number: [required, flag('onlyInt'), limit('min'), limit('max')],
  bool: [required],
  email: [required, ...domains],
  url: [required, ...domains],
  date: [required, text('min'), text('max')],
  autodate: [flag('onCreate'), flag('onUpdate')],
  select: [required, list('values'), number('maxSelect')],
  file: [required, flag('protected'), number('maxSelect'), number('maxSize'), list('mimeTypes'), list('thumbs')],
  relation: [required, { name: 'collectionId', kind: 'collection' }, flag('cascadeDelete'), number('minSelect'), number('maxSelect')],
  json: [required, number('maxSize')],
  geoPoint: [required],
  password: [required, number('min'), number('max'), text('pattern'), number('cost')],
}

const shared = [flag('hidden'), flag('presentable'), text('help')]

export const optionsOf = (type: FieldType): readonly FieldOption[] => [...ofType[type], ...shared]

/** A new field: what it needs to work at once is set, the rest the server knows. */
export function newField(type: FieldType, name: string): StoredField {
  if (type === 'autodate') return { name, type, onCreate: true, onUpdate: false }
  return { name, type }
}

/** A name for a new field that no other field has. */
export function freeName(type: FieldType, fields: readonly StoredField[]): string {
  const names = new Set(fields.map(({ name }) => name.toLowerCase()))
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? type : `${type}${count}`
    if (!names.has(name.toLowerCase())) return name
  }
}
