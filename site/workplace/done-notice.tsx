import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { type Begun, calls } from '#processes'
import { isWorkplaceKey } from '#words/workplace'
import { Flag } from '../ui/flag.tsx'
import { DONE_FIELD, NOTICE_ID } from './answer.ts'
import { useWords } from './words.ts'

/** The first load leads to the notice by its fragment; later it takes the focus that was in the form. */
const FIRST = 'default'

/** What was done last, as the address says: on every reload the same, and nothing is done again. */
export function DoneNotice({ last }: { readonly last: Begun | undefined }) {
  const say = useWords()
  const { search, hash, key } = useLocation()
  const box = useRef<HTMLDivElement>(null)
  const name = new URLSearchParams(search).get(DONE_FIELD) ?? ''
  const done = `done.${name}`
  const isOld = last !== undefined && name !== last && calls.some((call) => call === name)
  const isKnown = !isOld && isWorkplaceKey(done)
  useEffect(() => {
    if (isKnown && key !== FIRST && hash === `#${NOTICE_ID}`) box.current?.focus()
  }, [isKnown, key, hash])
  return (
    <div role="status">
      {isKnown && (
        <div ref={box} id={NOTICE_ID} className="note note--ok wp-done" tabIndex={-1}>
          <Flag name="c" size={34} />
          <p className="note-t">{say(done)}</p>
        </div>
      )}
    </div>
  )
}
