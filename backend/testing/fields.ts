import type { OptionsContext, ValueContext } from '../core/fields/field-type.ts'
import { defaultsOfType } from '../core/fields/registry.ts'
import { type BaseCollection, type Collection, CollectionSet } from '../core/model/collection.ts'
import type { Field, FieldOf, FieldTypeName } from '../core/model/field.ts'

/** A field named `f` with the options of its type, but for those given. */
export function testField<T extends FieldTypeName>(type: T, options: Partial<FieldOf<T>> = {}): FieldOf<T> {
  const base = { id: 'f1', name: 'f', system: false, hidden: false, presentable: false, help: '' }
  // Complete by `base`, the type's own defaults and its name, which the compiler cannot add up for a T it does not know.
  return { ...base, ...defaultsOfType(type), type, ...options } as FieldOf<T>
}

/** A collection of the type base that everyone may use. */
export function testCollection(name: string, fields: readonly Field[] = []): BaseCollection {
  const rules = { listRule: '', viewRule: '', createRule: '', updateRule: '', deleteRule: '' }
  return { id: `id_${name}`, name, type: 'base', system: false, ...rules, fields, indexes: [], created: '', updated: '' }
}

/** What the options of a field are checked against. */
export function testOptionsContext(field: Field, context: Partial<OptionsContext> = {}): OptionsContext {
  return { collection: testCollection('base', [field]), previous: undefined, collections: testCollections(), ...context }
}

/** A record being created, beside a collection `others` with the records a, b and c. */
export function testValueContext(context: Partial<ValueContext> = {}): ValueContext {
  return {
    collection: testCollection('base'),
    collections: testCollections(),
    previous: undefined,
    newFiles: [],
    countExisting: async (_collectionId, ids) => ids.filter((id) => ['a', 'b', 'c'].includes(id)).length,
    isIdTaken: async (id) => id.toLowerCase() === 'taken',
    ...context,
  }
}

function testCollections(): CollectionSet {
  const others = testCollection('others')
  const view: Collection = { ...testCollection('view'), type: 'view', viewQuery: 'select 1 as id' }
  return new CollectionSet([others, view])
}
