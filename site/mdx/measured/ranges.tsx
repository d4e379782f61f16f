import { figures } from '#words/facts'
import { fill } from '#words/interface'
import { Share, Shares } from '../figures/shares.tsx'
import { useText } from '../text-context.ts'
import { Behind } from './behind.tsx'
import { FigureTable, formatNumber } from './figure-table.tsx'

type Half = typeof figures.ranges.measured

/** A figure of a half: so many of so many. */
const rows = [
  ['graded', ({ assessing }: Half) => [assessing.graded, assessing.sentences]],
  ['inRange', ({ assessing }: Half) => [assessing.inRange, assessing.graded]],
  ['far', ({ assessing }: Half) => [assessing.far, assessing.graded]],
  ['noPraise', ({ noPraise }: Half) => [noPraise.praised, noPraise.sentences]],
  ['insults', ({ insults }: Half) => [insults.praised, insults.sentences]],
  ['neutral', ({ neutral }: Half) => [neutral.graded, neutral.sentences]],
  ['letters', ({ letters }: Half) => [letters.inRange, letters.letters]],
  ['within', ({ letters }: Half) => [letters.withinHalf, letters.letters]],
  ['missingTimeRight', ({ missingTime }: Half) => [missingTime.right, missingTime.right + missingTime.false]],
  ['missingTimeFound', ({ missingTime }: Half) => [missingTime.right, missingTime.right + missingTime.missed]],
] as const satisfies readonly (readonly [string, (half: Half) => readonly [number, number]])[]

/** Rows that count errors. */
const wrong: readonly string[] = ['far', 'noPraise', 'insults', 'neutral']

/** How the reader does on wordings of others, whose grades two readers gave in ranges: what was right as bars, what was wrong in red, both halves in the table behind. */
function MeasuredRanges() {
  const { messages } = useText()
  return (
    <figure className="fig">
      <figcaption>
        {messages['measured.ranges']} ({messages['measured.half.measured']})
      </figcaption>
      <Bars of={rows.filter(([key]) => !wrong.includes(key))} />
      <Bars of={rows.filter(([key]) => wrong.includes(key))} wrong />
      <Behind>
        <RangesTable />
      </Behind>
    </figure>
  )
}

function Bars({ of, wrong = false }: { of: readonly (typeof rows)[number][]; wrong?: boolean }) {
  const { messages } = useText()
  return (
    <Shares wrong={wrong}>
      {of.map(([key, count]) => {
        const [part, whole] = count(figures.ranges.measured)
        return (
          <Share key={key} part={String(part)} of={String(whole)}>
            {messages[`measured.ranges.${key}`]}
          </Share>
        )
      })}
    </Shares>
  )
}

function RangesTable() {
  const { locale, messages } = useText()
  const { labels, develop, measured } = figures.ranges
  const cell = ([part, whole]: readonly [number, number]) =>
    fill(messages['measured.of'], { part: formatNumber(part, locale), whole: formatNumber(whole, locale) })
  return (
    <>
      <FigureTable
        caption={messages['measured.ranges']}
        columns={[messages['measured.ranges.what'], messages['measured.half.measured'], messages['measured.half.develop']]}
        rows={rows.map(([key, of]) => ({ key, head: messages[`measured.ranges.${key}`], cells: [of(measured), of(develop)].map(cell) }))}
      />
      <p>
        {fill(messages['measured.ranges.agreement'], {
          sentences: formatNumber(labels.sentences, locale),
          disputed: formatNumber(labels.disputed, locale),
          grades: formatNumber(labels.grades, locale),
          given: formatNumber(labels.given, locale),
        })}
      </p>
    </>
  )
}

/** How often likeness was right where the words left a sentence open. */
function MeasuredSimilarity() {
  const { locale, messages } = useText()
  const { bySimilarity, byWords } = figures.ranges.measured
  const number = (value: number) => formatNumber(value, locale)
  return (
    <p>
      {fill(messages['measured.similarity'], {
        right: number(bySimilarity.inRange),
        graded: number(bySimilarity.graded),
        far: number(bySimilarity.far),
        wordsRight: number(byWords.inRange),
        wordsGraded: number(byWords.graded),
      })}
    </p>
  )
}

export const ranges = { MeasuredRanges, MeasuredSimilarity }
