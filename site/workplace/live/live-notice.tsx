import type { RefObject } from 'react'
import { useRevalidator } from 'react-router'
import { typedIn } from '../form/unsaved.ts'
import { keepTyped } from '../form/use-typed.ts'
import { useWords } from '../words.ts'
import { useTick } from './use-tick.ts'

interface LiveProps {
  readonly tick: string
  /** Where something may have been typed. */
  readonly within: RefObject<HTMLElement | null>
  /** How far the history had come that the page shows. */
  readonly count: number
}

/** Follows the case while others lead it on: the page is brought up to date, unless somebody is writing in it, who is told instead. */
export function LiveNotice({ tick, within, count }: LiveProps) {
  const say = useWords()
  const { revalidate } = useRevalidator()
  function catchUp() {
    if (within.current) keepTyped(typedIn(within.current))
    void revalidate()
  }
  const isBehind = useTick(tick, { within, count, onChange: () => void revalidate() })
  return (
    <div role="status">
      {isBehind && (
        <div className="note note--warn wp-live">
          <div>
            <p className="note-t">{say('live.title')}</p>
            <p>{say('live.text')}</p>
            <button className="btn btn--2 btn--s" type="button" onClick={catchUp}>
              {say('live.press')}
            </button>
          </div>
        </div>
      )}
    </div>
  )
}
