import { useSay } from '../../../language/language.tsx'
import type { Problems } from '../use-problems.ts'
import { accountOptions, treeAt, withValue } from './account-options.ts'
import type { SchemaDraft } from './draft.ts'
import { OptionInput } from './option-input.tsx'

interface AuthOptionsProps {
  readonly rest: SchemaDraft['rest']
  readonly onChange: (part: SchemaDraft['rest']) => void
  readonly problems: Problems
}

/** How people sign in to the accounts of a collection, how long that holds, and which mails they get. */
export function AuthOptions({ rest, onChange, problems }: AuthOptionsProps) {
  const say = useSay()
  return (
    <section className="box">
      <h2>{say('schema.auth')}</h2>
      {accountOptions.map(({ path, options }) => (
        <details key={path} className="account" open={problems.at(path) !== undefined}>
          <summary>{say(`schema.auth.${path}`)}</summary>
          <div className="options">
            {options.map(({ name, kind }) => (
              <OptionInput
                key={name}
                label={say(`schema.option.${name}`)}
                kind={kind}
                value={treeAt(rest, path)[name]}
                problem={problems.at(`${path}.${name}`)}
                onChange={(value) => onChange(withValue(rest, `${path}.${name}`, value))}
              />
            ))}
          </div>
        </details>
      ))}
    </section>
  )
}
