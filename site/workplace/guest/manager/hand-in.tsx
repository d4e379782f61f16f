import type { Begun } from '#processes'
import { SAVED_ID, saidElsewhere } from '../../answer.ts'
import { Press } from '../../form/work-form.tsx'
import { useDone } from '../../use-done.ts'
import { useWords } from '../../words.ts'

interface HandInProps {
  readonly count: number
  readonly total: number
  readonly last: Begun | undefined
  /** Since it was saved last. */
  readonly isChanged: boolean
}

/** How far it has come, and what to do with it. */
export function HandIn({ count, total, last, isChanged }: HandInProps) {
  const say = useWords()
  const { name, words, box } = useDone(SAVED_ID, last)
  return (
    <div ref={box} id={SAVED_ID} className="stick" tabIndex={-1}>
      <p className="rate-n" role="status">
        {say('rating.progress', { count, total })}
        {isChanged && <span className="dim">, {say('rating.unsaved')}</span>}
        {!isChanged && name === saidElsewhere && words && <span className="rate-s">, {say(words)}</span>}
      </p>
      <div className="btns">
        {/* The first button is what the Enter key presses: nothing is handed in by it. */}
        <Press deed="saveRating">{say('call.saveRating')}</Press>
        <Press deed="rate" isFirst>
          {say('call.rate')}
        </Press>
      </div>
    </div>
  )
}
