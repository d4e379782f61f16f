import type { ContentState } from '#words/desk'

/** Months after which what is said about the law has to be looked at again. */
export const REVIEW_MONTHS = 12

export interface Reviewed {
  readonly name: string
  /** Where it stands, or what it says. */
  readonly place: string
  /** Days such as `2026-11-29`. */
  readonly reviewed: string
  readonly dueOn: string
}

/** All that says what the law is, what is due first at the top. */
export function reviewsOf({ texts, law }: Pick<ContentState, 'texts' | 'law'>): Reviewed[] {
  const ofTexts = texts
    .filter(({ isAboutLaw, revised }) => isAboutLaw && revised.de !== '')
    .map(({ title, folder, revised: { de, en } }) => ({ name: title, place: `content/${folder}`, reviewed: en !== '' && en < de ? en : de }))
  const ofLaw = law.map(({ name, address, reviewed }) => ({ name, place: address, reviewed }))
  return [...ofTexts, ...ofLaw].map((one) => ({ ...one, dueOn: dueOn(one.reviewed) })).sort((a, b) => a.dueOn.localeCompare(b.dueOn))
}

function dueOn(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + REVIEW_MONTHS)
  return date.toISOString().slice(0, 10)
}

/** Texts that have been changed in one language since they were in the other. */
export function outOfStep(texts: ContentState['texts']): ContentState['texts'] {
  return texts.filter(({ revised: { de, en } }) => de !== en)
}
