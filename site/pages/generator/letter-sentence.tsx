import type { ReactNode } from 'react'
import type { Letter } from '#zeugnis'
import type { Place } from '../../reading/carrying-words.ts'

interface Props {
  readonly sentence: Letter['parts'][number]['sentences'][number]
  /** The words that carry its grade. */
  readonly places: readonly Place[]
  readonly isOpen: boolean
  readonly onOpen: (phraseId: string) => void
}

/** A sentence of the letter: the words that carry its grade are marked, its grade is a button that shows other wordings. */
export function LetterSentence({ sentence: { text, grade, phraseId }, places, isOpen, onOpen }: Props) {
  if (grade === undefined || phraseId === undefined) return <>{text} </>
  const lastWord = text.lastIndexOf(' ') + 1
  const line = places[0]?.end === text.length && places[0].start === 0 ? `${toneOf(grade)} whole` : toneOf(grade)
  return (
    <>
      <label className="gen-z" data-on={isOpen || undefined}>
        {marked({ text, places, line, from: 0, to: lastWord })}
        <span className="nb">
          {marked({ text, places, line, from: lastWord, to: text.length })}
          <button type="button" aria-expanded={isOpen} onClick={() => onOpen(phraseId)}>
            {grade}
          </button>
        </span>
      </label>{' '}
    </>
  )
}

function toneOf(grade: number): string {
  if (grade <= 2) return 'ann'
  return grade === 3 ? 'ann mid' : 'ann bad'
}

/** A stretch of a sentence with the marked places in it. */
function marked({ text, places, line, from, to }: { text: string; places: readonly Place[]; line: string; from: number; to: number }): ReactNode {
  const inside = places.map(({ start, end }) => ({ start: Math.max(start, from), end: Math.min(end, to) })).filter(({ start, end }) => start < end)
  return (
    <>
      {inside.map(({ start, end }, index) => [
        text.slice(inside[index - 1]?.end ?? from, start),
        <span key={start} className={line}>
          {text.slice(start, end)}
        </span>,
      ])}
      {text.slice(inside.at(-1)?.end ?? from, to)}
    </>
  )
}
