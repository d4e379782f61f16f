import { useSay } from '../../../language/language.tsx'
import type { StoredCollection } from '../stored/collection.ts'
import type { Typed, TypedRecord } from './typed.ts'

interface RecordClashProps {
  readonly collection: StoredCollection
  /** What somebody else has put into the fields that clash. */
  readonly theirs: TypedRecord
  readonly onOverwrite: () => void
  readonly onTakeTheirs: () => void
}

/** What somebody else has saved in the meantime, and the choice between theirs and mine. */
export function RecordClash({ collection, theirs, onOverwrite, onTakeTheirs }: RecordClashProps) {
  const say = useSay()
  return (
    <div className="problem" role="alert">
      <p>{say('handling.clash')}</p>
      <ul>
        {collection.fields
          .filter(({ name }) => name in theirs)
          .map(({ name }) => (
            <li key={name}>
              {name}: {shown(theirs[name] ?? '') || '–'}
            </li>
          ))}
      </ul>
      <button type="button" className="second" onClick={onOverwrite}>
        {say('handling.overwrite')}
      </button>
      <button type="button" className="second" onClick={onTakeTheirs}>
        {say('handling.takeTheirs')}
      </button>
    </div>
  )
}

function shown(typed: Typed): string {
  if (typeof typed === 'object') return ('kept' in typed ? typed.kept : typed).join(', ')
  return String(typed)
}
