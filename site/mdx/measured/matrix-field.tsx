import { gradeNames, type MeasuredHalf } from '#words/facts'
import { useText } from '../text-context.ts'

const CELL = 56
const LARGEST = 50
const EDGE = 34

/** Labelled grades in rows, read ones in columns: squares as large as their count; what was read otherwise in red, what got no grade hatched. */
export function MatrixField({ matrix }: { matrix: MeasuredHalf['sentenceGrades'] }) {
  const { messages } = useText()
  const labels = gradeNames.filter((label) => Object.values(matrix[label]).some((count) => count > 0))
  const most = Math.max(...labels.flatMap((label) => Object.values(matrix[label])))
  const [width, height] = [EDGE + CELL * gradeNames.length, EDGE + CELL * labels.length]
  return (
    <div className="mfield">
      <p>
        {messages['measured.matrix.label']}
        {'\u00a0'}↓ · {messages['measured.matrix.read']}
        {'\u00a0'}→
      </p>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <Hatch />
        {gradeNames.map((read, column) => (
          <text key={read} x={EDGE + CELL * (column + 0.5)} y={EDGE - 12} textAnchor="middle">
            {shortOf(read)}
          </text>
        ))}
        {labels.map((label, row) => (
          <g key={label}>
            <text x={EDGE / 2} y={EDGE + CELL * (row + 0.5) + 6} textAnchor="middle">
              {shortOf(label)}
            </text>
            {gradeNames.map((read, column) => (
              <Square
                key={read}
                count={matrix[label][read]}
                side={LARGEST * Math.sqrt(matrix[label][read] / most)}
                x={EDGE + CELL * (column + 0.5)}
                y={EDGE + CELL * (row + 0.5)}
                kind={read === label ? 'right' : read === 'none' ? 'none' : 'wrong'}
              />
            ))}
          </g>
        ))}
      </svg>
    </div>
  )
}

function Hatch() {
  return (
    <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <line x1="0" x2="0" y1="0" y2="6" />
    </pattern>
  )
}

const shortOf = (grade: string) => (grade === 'none' ? '–' : grade)

interface SquareProps {
  readonly count: number
  readonly side: number
  readonly x: number
  readonly y: number
  readonly kind: 'right' | 'wrong' | 'none'
}

/** From this side on the count has room inside. */
const ROOMY = 24

function Square({ count, side, x, y, kind }: SquareProps) {
  if (count === 0) return null
  return (
    <>
      <rect className={`mfield-${kind}`} x={x - side / 2} y={y - side / 2} width={side} height={side} />
      <text
        className={side >= ROOMY && kind !== 'none' ? 'is-on' : undefined}
        x={x}
        y={side >= ROOMY ? y + 5 : y + side / 2 + 14}
        textAnchor="middle"
      >
        {count}
      </text>
    </>
  )
}
