import { useSay } from '../../../language/language.tsx'
import { ConfirmByName } from '../../../ui/confirm-by-name.tsx'
import { Outcome } from '../../../ui/outcome.tsx'
import type { StoredCollection } from '../stored/collection.ts'
import type { Problems } from '../use-problems.ts'
import { ruleNames } from './rules.tsx'
import type { useSchema } from './use-schema.ts'

interface SaveSchemaProps {
  readonly collection: StoredCollection
  readonly schema: ReturnType<typeof useSchema>
  readonly problems: Problems
  /** Id of the form that is saved: the question for the name is a form as well, and stands outside of it. */
  readonly form: string
}

const PLACES = ['name', 'fields', 'indexes', 'viewQuery', ...ruleNames]

/** Saves a collection. What costs values asks for its name first. */
export function SaveSchema({ collection, schema: { isChanged, lost, clash, save, takeTheirs }, problems, form }: SaveSchemaProps) {
  const say = useSay()
  const names = lost.join(', ')
  return (
    <section className="save-schema">
      {lost.length > 0 && <p className="problem">{say('schema.lost', { fields: names })}</p>}
      <Outcome done={save.isSuccess && !clash && !isChanged && say('handling.saved')} problem={problems.rest(PLACES)} />
      {clash && (
        <div className="problem" role="alert">
          <p>{say('schema.clash', { parts: clash.parts.join(', ') })}</p>
          <button type="button" className="second" onClick={() => save.mutate({ isSure: true })}>
            {say('handling.overwrite')}
          </button>
          <button type="button" className="second" onClick={takeTheirs}>
            {say('handling.takeTheirs')}
          </button>
        </div>
      )}
      {lost.length > 0 ? (
        <ConfirmByName
          label={say('schema.saveAndLose')}
          action={say('schema.saveAndLose')}
          name={collection.name}
          consequence={say('schema.lost', { fields: names })}
          isDanger
          onConfirm={() => save.mutateAsync({ isSure: false })}
        />
      ) : (
        <button type="submit" form={form} disabled={!isChanged || save.isPending}>
          {say('schema.save')}
        </button>
      )}
    </section>
  )
}
