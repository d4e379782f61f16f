import { Flag } from '../ui/flag.tsx'
import { useGrade } from './case-words.ts'
import { useWords } from './words.ts'

interface GradeProps {
  readonly label: string
  readonly grade: number | null
}

/** A topic with its grade: the pennant beside the word. */
export function GradeLine({ label, grade }: GradeProps) {
  return (
    <li>
      <span>{label}</span>
      <GradeWord grade={grade} />
    </li>
  )
}

/** A grade as pennant and word; half a grade has no pennant of its own. */
export function GradeWord({ grade }: Pick<GradeProps, 'grade'>) {
  const say = useWords()
  const inWords = useGrade()
  if (grade === null) return <span className="dim">{say('grade.none')}</span>
  return (
    <span className="grade-w">
      {Number.isInteger(grade) && <Flag name={String(grade)} size={16} />}
      {inWords(grade)}
    </span>
  )
}
