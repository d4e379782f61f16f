import { figures } from '#words/facts'
import { fill } from '#words/interface'
import { useText } from '../text-context.ts'
import { FigureTable, formatNumber } from './figure-table.tsx'

const kinds = ['timeWord', 'superlative', 'hedge', 'passive'] as const

/** What single changes of words do to the grade of a sentence. */
function MeasuredChanges() {
  const { locale, messages } = useText()
  const share = (part: number, whole: number) =>
    fill(messages['measured.of'], { part: formatNumber(part, locale), whole: formatNumber(whole, locale) })
  const rows = kinds.map((key) => {
    const { changed, graded, worse, by } = figures.changes[key]
    return { key, head: messages[`measured.changes.${key}`], cells: [share(graded, changed), share(worse, graded), formatNumber(by, locale)] }
  })
  return (
    <FigureTable
      caption={messages['measured.changes']}
      columns={[
        messages['measured.changes.name'],
        messages['measured.changes.graded'],
        messages['measured.changes.worse'],
        messages['measured.changes.by'],
      ]}
      rows={rows}
    />
  )
}

export const changes = { MeasuredChanges }
