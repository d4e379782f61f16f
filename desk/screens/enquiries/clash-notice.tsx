import { useSay } from '../../language/language.tsx'
import type { Clash } from './clashes.ts'

interface ClashNoticeProps {
  readonly clashes: readonly Clash[]
  readonly shown: (part: Clash['part'], value: string) => string
  readonly onOverwrite: () => void
  readonly onTakeTheirs: () => void
}

/** What somebody else has saved in the meantime, and the choice between theirs and mine. */
export function ClashNotice({ clashes, shown, onOverwrite, onTakeTheirs }: ClashNoticeProps) {
  const say = useSay()
  if (clashes.length === 0) return null
  return (
    <div className="problem" role="alert">
      <p>{say('handling.clash')}</p>
      <ul>
        {clashes.map(({ part, theirs }) => (
          <li key={part}>
            {say(`handling.${part}`)}: {shown(part, theirs) || '–'}
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
