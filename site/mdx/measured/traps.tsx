import { figures, type MeasuredHalf } from '#words/facts'
import { useText } from '../text-context.ts'
import { Behind } from './behind.tsx'
import { FigureTable, formatNumber } from './figure-table.tsx'

const praised = ({ graded }: MeasuredHalf) => graded[1] + graded[2] + graded[3]
const poor = ({ graded }: MeasuredHalf) => graded[4] + graded[5]

/** What the rules make of sentences that praise in appearance only. */
function MeasuredTraps() {
  const { locale, messages } = useText()
  const row = (half: 'develop' | 'measured') => {
    const of = figures[half]
    const counts = [of.traps, praised(of), poor(of), of.graded.none]
    return { key: half, head: messages[`measured.half.${half}`], cells: counts.map((figure) => formatNumber(figure, locale)) }
  }
  return (
    <Behind>
      <FigureTable
        caption={messages['measured.traps']}
        columns={[
          messages['measured.half'],
          messages['measured.corpus.traps'],
          messages['measured.traps.praised'],
          messages['measured.traps.poor'],
          messages['measured.traps.none'],
        ]}
        rows={[row('measured'), row('develop')]}
      />
    </Behind>
  )
}

export const traps = { MeasuredTraps }
