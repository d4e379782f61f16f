import { useSay } from '../../../language/language.tsx'
import type { StoredCollection } from '../stored/collection.ts'
import type { Problems } from '../use-problems.ts'
import type { SchemaDraft } from './draft.ts'
import { RuleField } from './rule-field.tsx'

const apiRules = ['listRule', 'viewRule', 'createRule', 'updateRule', 'deleteRule'] as const
const accountRules = ['authRule', 'manageRule'] as const

/** Every rule that a collection can have. */
export const ruleNames = [...apiRules, ...accountRules]

interface RulesProps {
  readonly collection: StoredCollection
  readonly draft: SchemaDraft
  readonly onChange: (part: SchemaDraft['rest']) => void
  readonly problems: Problems
}

/** Who may do what through the contract. */
export function Rules({ collection, draft, onChange, problems }: RulesProps) {
  const say = useSay()
  const fields = draft.fields.map(({ field }) => field.name)
  return (
    <section className="box">
      <h2>{say('schema.rules')}</h2>
      <p className="dim">{say('schema.rulesAbout')}</p>
      {rulesOf(collection).map((name) => (
        <RuleField
          key={name}
          collection={collection}
          label={say(`schema.rule.${name}`)}
          value={typeof draft.rest[name] === 'string' ? draft.rest[name] : null}
          fields={fields}
          problem={problems.at(name)}
          onChange={(rule) => onChange({ [name]: rule })}
        />
      ))}
    </section>
  )
}

/** Views are only read; accounts have two rules more. */
function rulesOf({ type }: StoredCollection): readonly (typeof ruleNames)[number][] {
  if (type === 'view') return apiRules.slice(0, 2)
  return type === 'auth' ? ruleNames : apiRules
}
