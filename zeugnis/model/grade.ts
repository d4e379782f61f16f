/** German school grades as references use them: 1 sehr gut, 2 gut, 3 befriedigend, 4 ausreichend, 5 mangelhaft. */
export const grades = [1, 2, 3, 4, 5] as const

export type Grade = (typeof grades)[number]

/** The grade of a number; throws a `RangeError` for one that is none. */
export function gradeFrom(value: number): Grade {
  const grade = grades.find((one) => one === value)
  if (!grade) throw new RangeError(`No grade: ${value}`)
  return grade
}
