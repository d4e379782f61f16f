import type { StoredLead } from '#services/desk'

/** What operators change of an enquiry. */
export type Handled = Pick<StoredLead, 'state' | 'assignee' | 'note'>

export const handledParts = ['state', 'assignee', 'note'] as const

export const handlingOf = ({ state, assignee, note }: StoredLead): Handled => ({ state, assignee, note })

export interface Clash {
  readonly part: keyof Handled
  /** What somebody else has put there. */
  readonly theirs: string
}

interface ThreeStates {
  /** As it was when the form was filled. */
  readonly base: Handled
  readonly mine: Handled
  readonly now: Handled
}

/** What two have changed at the same time, each to something else. What only one of them touched clashes with nothing. */
export function clashesOf({ base, mine, now }: ThreeStates): Clash[] {
  return handledParts
    .filter((part) => mine[part] !== base[part] && now[part] !== base[part] && now[part] !== mine[part])
    .map((part) => ({ part, theirs: now[part] }))
}
