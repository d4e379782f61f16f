import type { Grade, GradedTopic } from '#zeugnis'

/** What a manager grades, in the order of the form; leadership only where somebody was led. */
export const ratedTopics = [
  ...(['leistungsbereitschaft', 'arbeitsbefaehigung', 'fachwissen', 'arbeitsweise', 'arbeitserfolg'] as const),
  ...(['fuehrung', 'sozialIntern'] as const),
] as const satisfies readonly GradedTopic[]

export type RatedTopic = (typeof ratedTopics)[number]

export type Grades = Readonly<Partial<Record<RatedTopic, Grade>>>

/** What a manager says of somebody; `isDone` once it was handed in. */
export interface Rating {
  /** As confirmed or corrected. */
  readonly tasks: readonly string[]
  readonly grades: Grades
  readonly overall: Grade | null
  /** In their own words; never in the letter by itself. */
  readonly words: string
  readonly by: string
  readonly isDone: boolean
}

/** The topics that this person is graded on. */
export function topicsFor(leads: boolean): readonly RatedTopic[] {
  return ratedTopics.filter((topic) => topic !== 'fuehrung' || leads)
}

/** What still has to be graded before a rating can be handed in. */
export function missingIn({ grades, overall }: Pick<Rating, 'grades' | 'overall'>, leads: boolean): readonly (RatedTopic | 'overall')[] {
  const missing = topicsFor(leads).filter((topic) => grades[topic] === undefined)
  return overall === null ? [...missing, 'overall'] : missing
}
