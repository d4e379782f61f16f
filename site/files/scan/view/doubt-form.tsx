import { type FormEvent, useId } from 'react'
import { useMessages } from '../../../messages/messages.tsx'

interface Props {
  /** As it was read; empty where one may be missing. */
  readonly word: string
  /** How many are still to be looked at, this one among them. */
  readonly left: number
  /** What was typed before another was looked at. */
  readonly typed: string | undefined
  readonly onType: (text: string) => void
  readonly onSettle: (word: string) => void
}

/** One doubtful word: it is right as it stands, or is put right. */
export function DoubtForm({ word, left, typed, onType, onSettle }: Props) {
  const t = useMessages()
  const id = useId()
  const text = typed ?? word
  function submit(event: FormEvent) {
    event.preventDefault()
    onSettle(text.trim())
  }
  return (
    <form className="scn-w" onSubmit={submit}>
      <label htmlFor={id}>{t(word ? 'scan.word' : 'scan.gap')}</label>
      {/* Each word follows from the one before, by keyboard alone. */}
      <input
        id={id}
        value={text}
        lang="de"
        ref={(input) => input?.focus()}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onType(target.value)}
      />
      <div className="btns">
        <button type="submit" className="btn btn--s">
          {t(whatFollows(word, text.trim()))}
        </button>
        <span className="small dim" role="status">
          {left > 0 && t(left === 1 ? 'scan.leftOne' : 'scan.leftMany', { left })}
        </span>
      </div>
    </form>
  )
}

/** What the button does with the word that was read and what stands in the field now. */
function whatFollows(read: string, typed: string) {
  if (typed === read) return read ? 'scan.right' : 'scan.nothing'
  return typed ? 'scan.correct' : 'scan.drop'
}
