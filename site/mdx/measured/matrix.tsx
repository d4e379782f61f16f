import { figures, gradeNames, type MeasuredHalf } from '#words/facts'
import { fill } from '#words/interface'
import { useText } from '../text-context.ts'
import { Behind } from './behind.tsx'
import { DatedCaption, formatNumber } from './figure-table.tsx'
import { MatrixField } from './matrix-field.tsx'

const tables = {
  sentences: { caption: 'measured.matrix.sentences', of: 'sentenceGrades' },
  single: { caption: 'measured.matrix.single', of: 'singleGrades' },
} as const

const digits = ['1', '2', '3', '4', '5'] as const

type Matrix = MeasuredHalf['sentenceGrades']

/** Labelled grades against read ones; what was read as labelled stands out. */
function MeasuredMatrix({ of }: { of: keyof typeof tables }) {
  const { messages } = useText()
  const matrix = figures.measured[tables[of].of]
  return (
    <figure className="fig">
      <figcaption>{messages[tables[of].caption]}</figcaption>
      <MatrixField matrix={matrix} />
      <Behind>
        <MatrixTable caption={messages[tables[of].caption]} matrix={matrix} />
      </Behind>
    </figure>
  )
}

function MatrixTable({ caption, matrix }: { caption: string; matrix: Matrix }) {
  const { messages } = useText()
  return (
    <table className="tbl tbl--figures tbl--grid">
      <DatedCaption>{caption}</DatedCaption>
      <thead>
        <tr>
          <th rowSpan={2} scope="col">
            {messages['measured.matrix.label']}
          </th>
          <th colSpan={6} scope="colgroup">
            {messages['measured.matrix.read']}
          </th>
        </tr>
        <tr>
          {digits.map((grade) => (
            <th key={grade} scope="col" aria-label={fill(messages.grade, { grade })}>
              {grade}
            </th>
          ))}
          <th scope="col">{messages['measured.matrix.none']}</th>
        </tr>
      </thead>
      <MatrixRows matrix={matrix} />
    </table>
  )
}

/** A label that nothing carries has no row. */
function MatrixRows({ matrix }: { matrix: Matrix }) {
  const { locale, messages } = useText()
  const labels = gradeNames.filter((label) => Object.values(matrix[label]).some((count) => count > 0))
  return (
    <tbody>
      {labels.map((label) => (
        <tr key={label}>
          <th scope="row">{label === 'none' ? messages['measured.matrix.none'] : `${label} ${messages[`grade.${label}`]}`}</th>
          {gradeNames.map((read) => (
            <td key={read}>{read === label ? <b>{formatNumber(matrix[label][read], locale)}</b> : formatNumber(matrix[label][read], locale)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

export const matrix = { MeasuredMatrix }
