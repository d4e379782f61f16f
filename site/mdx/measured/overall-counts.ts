import { figures, gradeNames } from '#words/facts'

const { overallByGrade } = figures.measured

/** So many whose overall grade is half a grade off at most, of so many. */
export interface Counted {
  readonly withinHalf: number
  readonly references: number
}

/** Freely written references whose label is a grade, of the measured half. */
export const withGrade: Counted = gradeNames
  .filter((name) => name !== 'none')
  .map((name): Counted => overallByGrade[name])
  .reduce((sum, one) => ({ withinHalf: sum.withinHalf + one.withinHalf, references: sum.references + one.references }))
