/** German school grades as references use them: 1 sehr gut, 2 gut, 3 befriedigend, 4 ausreichend, 5 mangelhaft. */
export const grades = [1, 2, 3, 4, 5] as const

export type Grade = (typeof grades)[number]
