import { useId, useState } from 'react'
import { useSay } from '../../../language/language.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { RuleProblem } from '../rule-problem.tsx'
import type { StoredCollection } from '../stored/collection.ts'
import { filterFaultOf } from '../stored/rule-fault.ts'

interface FilterFieldProps {
  readonly collection: StoredCollection
  readonly value: string
  readonly onSearch: (text: string) => void
}

const EXAMPLE = 'name ~ "Meyer" && created > "2026-01-01"'

/** A word, or a filter of the contract. What cannot be read as a filter is marked and not sent. */
export function FilterField({ collection, value, onSearch }: FilterFieldProps) {
  const say = useSay()
  const hint = useId()
  const [text, setText] = useState(value)
  const fault = filterFaultOf(collection, text)
  function search(next: string) {
    setText(next)
    if (!filterFaultOf(collection, next)) onSearch(next)
  }
  return (
    <div className="filter">
      <SearchField label={say('records.filter')} value={value} onSearch={search} />
      <p id={hint} className="hint">
        {say('records.filterHint', { example: EXAMPLE })}
      </p>
      <div role="status">{fault && <RuleProblem text={text} fault={fault} />}</div>
    </div>
  )
}
