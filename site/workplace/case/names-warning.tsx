import { Flag } from '../../ui/flag.tsx'
import { useWords } from '../words.ts'

interface NamesProps {
  readonly names: readonly string[]
  readonly invented: readonly string[]
}

/** Names that are none of ours may be real ones: what that means, and which to take in their place. */
export function NamesWarning({ names, invented }: NamesProps) {
  const say = useWords()
  if (names.length === 0) return null
  return (
    <div className="note note--warn">
      <Flag name="u" size={34} />
      <div>
        <p className="note-t">{say('names.title', { names: names.join(', ') })}</p>
        <p>{say('names.text')}</p>
        <p>{say('names.invented', { names: invented.slice(0, 6).join(', ') })}</p>
      </div>
    </div>
  )
}
