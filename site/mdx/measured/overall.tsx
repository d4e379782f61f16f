import { figures, gradeNames, type MeasuredHalf } from '#words/facts'
import { fill } from '#words/interface'
import { useText } from '../text-context.ts'
import { Behind } from './behind.tsx'
import { FigureTable, formatNumber } from './figure-table.tsx'

/** How much was read, by half. */
function MeasuredCorpus() {
  const { locale, messages } = useText()
  const row = (key: string, head: string, of: (half: MeasuredHalf) => number) => ({
    key,
    head,
    cells: [figures.develop, figures.measured].map((half) => formatNumber(of(half), locale)),
  })
  return (
    <Behind>
      <FigureTable
        caption={messages['measured.corpus']}
        columns={[messages['measured.half'], messages['measured.half.develop'], messages['measured.half.measured']]}
        rows={[
          row('freehand', messages['measured.corpus.freehand'], ({ freehand }) => freehand.references),
          row('bank', messages['measured.corpus.bank'], ({ bank }) => bank.references),
          row('sentences', messages['measured.corpus.sentences'], ({ sentences }) => sentences),
          row('single', messages['measured.corpus.single'], ({ singleSentences }) => singleSentences),
          row('traps', messages['measured.corpus.traps'], ({ traps }) => traps),
        ]}
      />
    </Behind>
  )
}

/** Overall grades by the labelled one: never one figure for all. */
function MeasuredOverall() {
  const { locale, messages } = useText()
  const number = (value: number) => formatNumber(value, locale)
  const { bank, overallByGrade } = figures.measured
  const band = (from: number) => (from === 5 ? '5' : fill(messages['measured.overall.band'], { from, to: number(from + 0.5) }))
  const rows = gradeNames.map((grade) => {
    const { references, withinHalf, better, worse, oneSided } = overallByGrade[grade]
    const head = grade === 'none' ? messages['measured.matrix.none'] : band(Number(grade))
    return { key: grade, head, cells: [references, withinHalf, better, worse, oneSided].map(number) }
  })
  return (
    <>
      <p>{fill(messages['measured.overall.poor'], { part: number(overallByGrade[5].better), whole: number(overallByGrade[5].references) })}</p>
      <p>
        {fill(messages['measured.error'], {
          measured: number(figures.measured.freehand.meanError),
          develop: number(figures.develop.freehand.meanError),
          bank: fill(messages['measured.of'], { part: number(bank.withinHalf), whole: number(bank.references) }),
        })}
      </p>
      <Behind>
        <FigureTable
          caption={messages['measured.overall']}
          columns={[
            messages['measured.overall.label'],
            messages['measured.overall.references'],
            messages['measured.overall.within'],
            messages['measured.overall.better'],
            messages['measured.overall.worse'],
            messages['measured.overall.oneSided'],
          ]}
          rows={rows}
        />
      </Behind>
    </>
  )
}

export const overall = { MeasuredCorpus, MeasuredOverall }
