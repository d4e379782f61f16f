/** German school grades as references use them: 1 sehr gut, 2 gut, 3 befriedigend, 4 ausreichend, 5 mangelhaft. */
export const grades = [1, 2, 3, 4, 5] as const

export type Grade = (typeof grades)[number]

/** The grade of a number; throws a `RangeError` for one that is none. */
export function gradeFrom(value: number): Grade {
  const grade = grades.find((one) => one === value)
  if (!grade) throw new RangeError(`No grade: ${value}`)
  return grade
}

/** Steps in which wordings of others are read: published scales differ by half a grade (`docs/decisions/043-a-grammar-of-evaluation.md`). */
export const halfGrades = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5] as const

export type HalfGrade = (typeof halfGrades)[number]

/** The worse of the two grades that a half grade is between, where only whole ones have a sign. */
export function wholeGrade(grade: HalfGrade): Grade {
  return gradeFrom(Math.ceil(grade))
}

/** The nearest half grade of a number; the ends of the scale beyond them. */
export function halfGradeFrom(value: number): HalfGrade {
  const near = Math.min(5, Math.max(1, Math.round(value * 2) / 2))
  return halfGrades.find((one) => one === near) ?? 5
}
