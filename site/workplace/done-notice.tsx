import type { Begun } from '#processes'
import { Flag } from '../ui/flag.tsx'
import { NOTICE_ID, saidElsewhere } from './answer.ts'
import { useDone } from './use-done.ts'
import { useWords } from './words.ts'

/** What was done last, above all that belongs to the page. */
export function DoneNotice({ last }: { readonly last: Begun | undefined }) {
  const say = useWords()
  const { name, words, box } = useDone(NOTICE_ID, last)
  return (
    <div role="status">
      {words && name !== saidElsewhere && (
        <div ref={box} id={NOTICE_ID} className="note note--ok wp-done" tabIndex={-1}>
          <Flag name="c" size={34} />
          <p className="note-t">{say(words)}</p>
        </div>
      )}
    </div>
  )
}
