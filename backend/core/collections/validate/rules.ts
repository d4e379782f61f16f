import { errorTree } from '../../checks.ts'
import type { ErrorTree, ValueError } from '../../errors.ts'
import { checkRule } from '../../query/check-rule.ts'
import type { Collection, Rule } from '../collection.ts'
import type { CollectionSet } from '../collection-set.ts'

export interface RulesContext {
  readonly collection: Collection
  readonly previous: Collection | undefined
  readonly collections: CollectionSet
}

const mustBeNull: ValueError = { code: 'validation_nil', message: 'Must be blank.' }

/** What is wrong with the five rules; only views must not have rules for writing. */
export function rulesErrors(context: RulesContext): ErrorTree {
  const { collection, previous } = context
  const writing = (rule: Rule) => (collection.type === 'view' && rule !== null ? mustBeNull : undefined)
  return errorTree({
    listRule: ruleError(context, collection.listRule, previous?.listRule),
    viewRule: ruleError(context, collection.viewRule, previous?.viewRule),
    createRule: writing(collection.createRule) ?? ruleError(context, collection.createRule, previous?.createRule),
    updateRule: writing(collection.updateRule) ?? ruleError(context, collection.updateRule, previous?.updateRule),
    deleteRule: writing(collection.deleteRule) ?? ruleError(context, collection.deleteRule, previous?.deleteRule),
  })
}

/** A rule must be readable, and one of a system collection must stay. */
export function ruleError({ collection, previous, collections }: RulesContext, rule: Rule, before: Rule | undefined): ValueError | undefined {
  const wrong = rule ? checkRule({ collections }, collection, rule) : undefined
  if (wrong !== undefined) return { code: 'validation_invalid_rule', message: `Invalid rule. Raw error: ${wrong}` }
  if (!previous?.system || rule === before) return undefined
  return { code: 'validation_collection_system_rule_change', message: 'System collection API rule cannot be changed.' }
}
