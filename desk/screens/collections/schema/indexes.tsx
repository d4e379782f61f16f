import { useSay } from '../../../language/language.tsx'
import { Field } from '../../../ui/field.tsx'
import type { Problems } from '../use-problems.ts'

interface IndexesProps {
  readonly indexes: readonly string[]
  readonly onChange: (indexes: readonly string[]) => void
  readonly problems: Problems
}

const EXAMPLE = 'CREATE UNIQUE INDEX idx_name ON collection (name)'

/** Indexes, as the contract writes them. */
export function Indexes({ indexes, onChange, problems }: IndexesProps) {
  const say = useSay()
  const change = (at: number, text: string) => onChange(indexes.map((other, index) => (index === at ? text : other)))
  return (
    <section className="box">
      <h2>{say('schema.indexes')}</h2>
      {indexes.map((index, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an index has no other name while it is written
        <div className="index" key={at}>
          <Field label={say('schema.index', { number: at + 1 })} problem={problems.at(`indexes.${at}`)}>
            <textarea className="code" rows={2} spellCheck={false} value={index} onChange={({ target }) => change(at, target.value)} />
          </Field>
          <button
            type="button"
            className="danger"
            aria-label={say('schema.removeIndex', { number: at + 1 })}
            onClick={() => onChange(indexes.filter((_, other) => other !== at))}
          >
            {say('records.remove')}
          </button>
        </div>
      ))}
      <button type="button" className="second" onClick={() => onChange([...indexes, ''])}>
        {say('schema.addIndex')}
      </button>
      <p className="hint">{say('schema.indexHint', { example: EXAMPLE })}</p>
      {problems.own('indexes') && <p className="problem">{problems.own('indexes')}</p>}
    </section>
  )
}
