/** Performance in its conventional order; leadership and summary follow it. */
export const performanceTopics = [
  'leistungsbereitschaft',
  'arbeitsbefaehigung',
  'fachwissen',
  'weiterbildung',
  'arbeitsweise',
  'arbeitserfolg',
] as const

/** What the assessing part of a reference grades, in its conventional order (LAG Hamm 17.12.1998, 4 Sa 630/98). */
export const assessedDimensions = [...performanceTopics, 'fuehrung', 'gesamtbeurteilung', 'sozialverhalten'] as const

/** The closing formula is graded by custom only (BAG 25.01.2022, 9 AZR 146/21). */
export const dimensions = [...assessedDimensions, 'schlussformel'] as const

export type Dimension = (typeof dimensions)[number]

/** The groups of the phrase base: conduct and closing have two each, by whom the conduct is towards and by the kind of reference. */
export const phraseGroups = [
  ...performanceTopics,
  'fuehrung',
  'gesamtbeurteilung',
  'sozialIntern',
  'sozialExtern',
  'vertrauen',
  'schlussEnde',
  'schlussZwischen',
] as const

/** What a description can grade one by one; what it leaves out takes the overall grade. */
export const gradedTopics = [...performanceTopics, 'fuehrung', 'sozialIntern', 'sozialExtern', 'schluss'] as const

export type GradedTopic = (typeof gradedTopics)[number]

export type PhraseGroup = (typeof phraseGroups)[number]

/** The dimension that the wordings of a group grade. */
export function dimensionOf(group: PhraseGroup): Dimension {
  if (group === 'sozialIntern' || group === 'sozialExtern' || group === 'vertrauen') return 'sozialverhalten'
  if (group === 'schlussEnde' || group === 'schlussZwischen') return 'schlussformel'
  return group
}
