import { z } from 'zod'

/** The types that fields can have, in the order in which the desk offers them. */
export const fieldTypes = [
  'text',
  'editor',
  'number',
  'bool',
  'email',
  'url',
  'date',
  'autodate',
  'select',
  'file',
  'relation',
  'json',
  'geoPoint',
  'password',
] as const

export type FieldType = (typeof fieldTypes)[number]

/** A field with the options of its type, as the contract writes them. */
const storedField = z.looseObject({
  id: z.string().optional(),
  name: z.string(),
  type: z.enum(fieldTypes),
  system: z.boolean().optional(),
  hidden: z.boolean().optional(),
  presentable: z.boolean().optional(),
  required: z.boolean().optional(),
  help: z.string().optional(),
  maxSelect: z.number().optional(),
  values: z.array(z.string()).optional(),
  collectionId: z.string().optional(),
})

export type StoredField = z.infer<typeof storedField>

/** In the order in which the desk offers them. */
export const collectionKinds = ['base', 'auth', 'view'] as const

const rule = z.string().nullable()

export const storedCollection = z.looseObject({
  id: z.string(),
  name: z.string(),
  type: z.enum(collectionKinds),
  system: z.boolean(),
  listRule: rule,
  viewRule: rule,
  createRule: rule,
  updateRule: rule,
  deleteRule: rule,
  fields: z.array(storedField),
  indexes: z.array(z.string()),
  updated: z.string(),
})

export type StoredCollection = z.infer<typeof storedCollection>

/** Whether a field holds a list. */
export function isMultiple({ type, maxSelect = 0 }: StoredField): boolean {
  return (type === 'select' || type === 'file' || type === 'relation') && maxSelect > 1
}
