import type { Locale } from '#words/interface'
import type { MarkedSentence } from './mark-sentence.ts'
import { formatNumber } from './measured/figure-table.tsx'

const classes = { sound: 'ann', mid: 'ann mid', bad: 'ann bad', off: 'ann off' } as const

/** A sentence with the words that carry its grade underlined, the grade as a figure behind them, as the page's language writes it. */
export function MarkedWords({ sentence, locale }: { sentence: MarkedSentence; locale: Locale }) {
  const { before, words, after, tone, grade } = sentence
  return (
    <>
      {before}
      {words && (
        <span className={classes[tone]} data-g={grade === null ? undefined : formatNumber(grade, locale)}>
          {words}
        </span>
      )}
      {after}
    </>
  )
}
