import { Fragment } from 'react'
import { gradeNames, type MeasuredHalf } from '#words/facts'
import { useText } from '../text-context.ts'

/** Side of the square of the largest count, and the least that is still seen. */
const LARGEST = 50
const LEAST = 3

/** Labelled grades in rows, read ones in columns: squares as large as their count, which stands below; what was read otherwise in red, what got no grade hatched. */
export function MatrixField({ matrix }: { matrix: MeasuredHalf['sentenceGrades'] }) {
  const { messages } = useText()
  const labels = gradeNames.filter((label) => Object.values(matrix[label]).some((count) => count > 0))
  const most = Math.max(...labels.flatMap((label) => Object.values(matrix[label])))
  const nameOf = (grade: string) => (grade === 'none' ? messages['measured.matrix.none'] : grade)
  return (
    <div className="mfield" aria-hidden="true">
      <p>
        {messages['measured.matrix.label']}
        {'\u00a0'}↓ · {messages['measured.matrix.read']}
        {'\u00a0'}→
      </p>
      <div className="mfield-g">
        <span />
        {gradeNames.map((read) => (
          <b key={read}>{nameOf(read)}</b>
        ))}
        {labels.map((label) => (
          <Fragment key={label}>
            <b>{nameOf(label)}</b>
            {gradeNames.map((read) => (
              <Cell
                key={read}
                count={matrix[label][read]}
                side={Math.max(LEAST, LARGEST * Math.sqrt(matrix[label][read] / most))}
                kind={read === label ? 'right' : read === 'none' ? 'none' : 'wrong'}
              />
            ))}
          </Fragment>
        ))}
      </div>
    </div>
  )
}

interface CellProps {
  readonly count: number
  readonly side: number
  readonly kind: 'right' | 'wrong' | 'none'
}

function Cell({ count, side, kind }: CellProps) {
  return (
    <span className={`mfield-${kind}`}>
      {count > 0 && (
        <svg viewBox={`0 0 ${LARGEST} ${LARGEST}`} aria-hidden="true">
          <path d={square(side)} />
          {kind === 'none' && <path d={hatching(side)} />}
        </svg>
      )}
      {count > 0 && count}
    </span>
  )
}

/** In the middle, on the ground of its cell. */
const square = (side: number) => `M${round((LARGEST - side) / 2)} ${LARGEST}v-${round(side)}h${round(side)}v${round(side)}z`

const GAP = 7

/** Slanting lines over the square, each as far as its edges. */
function hatching(side: number): string {
  const left = (LARGEST - side) / 2
  const lines = Array.from({ length: Math.floor((2 * side) / GAP) }, (_, index) => (index + 1) * GAP)
  return lines
    .map((at) => {
      const [from, to] = [Math.max(0, at - side), Math.min(at, side)]
      return `M${round(left + from)} ${round(LARGEST - at + from)}L${round(left + to)} ${round(LARGEST - at + to)}`
    })
    .join('')
}

const round = (value: number) => Math.round(10 * value) / 10
