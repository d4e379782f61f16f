import { gradeFigure } from '../reading/grade-name.ts'
import type { MarkedSentence } from './mark-sentence.ts'

const classes = { sound: 'ann', mid: 'ann mid', bad: 'ann bad', off: 'ann off' } as const

interface Props {
  readonly sentence: MarkedSentence
  /** Of the page: „4,5“ or “4.5”. */
  readonly locale: string
}

/** A sentence with the words that carry its grade underlined, the grade as a figure behind them. */
export function MarkedWords({ sentence: { before, words, after, tone, grade }, locale }: Props) {
  return (
    <>
      {before}
      {words && (
        <span className={classes[tone]} data-g={grade === null ? undefined : gradeFigure(grade, locale)}>
          {words}
        </span>
      )}
      {after}
    </>
  )
}
