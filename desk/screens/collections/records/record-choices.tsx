import { useSay } from '../../../language/language.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { useAddress } from '../../../ui/use-address.ts'
import type { StoredCollection } from '../stored/collection.ts'
import { isSecret } from '../stored/record.ts'
import { useColumns } from './columns.ts'
import { FilterField } from './filter-field.tsx'

/** Which records are shown, in which order, and which of their fields. */
export function RecordChoices({ collection }: { readonly collection: StoredCollection }) {
  const say = useSay()
  const { chosen, choose } = useAddress()
  const sort = chosen('sort')
  const field = sort.replace(/^-/, '')
  const fields = [{ value: '', text: say('records.newest') }, ...sortable(collection).map((name) => ({ value: name, text: name }))]
  const ways = [
    { value: '', text: say('records.up') },
    { value: '-', text: say('records.down') },
  ]
  return (
    <>
      <div className="choices">
        <FilterField collection={collection} value={chosen('q')} onSearch={(q) => choose({ q }, { replace: true })} />
        <Choice label={say('records.sort')} value={field} options={fields} onChoose={(next) => choose({ sort: next })} />
        {field && (
          <Choice
            label={say('records.way')}
            value={sort.startsWith('-') ? '-' : ''}
            options={ways}
            onChoose={(way) => choose({ sort: `${way}${field}` })}
          />
        )}
      </div>
      <ColumnChoice collection={collection} />
    </>
  )
}

/** What the contract sorts by: every field that is one value. */
function sortable({ fields }: StoredCollection): string[] {
  return fields.filter((field) => !isSecret(field) && field.type !== 'json').map(({ name }) => name)
}

function ColumnChoice({ collection }: { readonly collection: StoredCollection }) {
  const say = useSay()
  const { columns, possible, toggle } = useColumns(collection)
  return (
    <details className="columns">
      <summary>{say('records.columns', { count: columns.length })}</summary>
      <fieldset className="ticks ticks--row">
        <legend className="vh">{say('records.columnsWhich')}</legend>
        {possible.map(({ name }) => (
          <label key={name}>
            <input type="checkbox" checked={columns.some((column) => column.name === name)} onChange={() => toggle(name)} /> {name}
          </label>
        ))}
      </fieldset>
    </details>
  )
}
