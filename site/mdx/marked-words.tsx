import type { MarkedSentence } from './mark-sentence.ts'

const classes = { sound: 'ann', mid: 'ann mid', bad: 'ann bad', off: 'ann off' } as const

/** A sentence with the words that carry its grade underlined, the grade as a figure behind them. */
export function MarkedWords({ sentence: { before, words, after, tone, grade } }: { sentence: MarkedSentence }) {
  return (
    <>
      {before}
      {words && (
        <span className={classes[tone]} data-g={grade ?? undefined}>
          {words}
        </span>
      )}
      {after}
    </>
  )
}
