/** What a reference grades. The closing formula is graded by custom only (BAG 25.01.2022, 9 AZR 146/21). */
export type Dimension =
  | 'leistungsbereitschaft'
  | 'arbeitsbefaehigung'
  | 'fachwissen'
  | 'weiterbildung'
  | 'arbeitsweise'
  | 'arbeitserfolg'
  | 'fuehrung'
  | 'gesamtbeurteilung'
  | 'sozialverhalten'
  | 'schlussformel'

/** The groups of the phrase base: conduct and closing have two each, by whom the conduct is towards and by the kind of reference. */
export const phraseGroups = [
  'leistungsbereitschaft',
  'arbeitsbefaehigung',
  'fachwissen',
  'weiterbildung',
  'arbeitsweise',
  'arbeitserfolg',
  'fuehrung',
  'gesamtbeurteilung',
  'sozialIntern',
  'sozialExtern',
  'vertrauen',
  'schlussEnde',
  'schlussZwischen',
] as const

export type PhraseGroup = (typeof phraseGroups)[number]

/** The dimension that the wordings of a group grade. */
export function dimensionOf(group: PhraseGroup): Dimension {
  if (group === 'sozialIntern' || group === 'sozialExtern' || group === 'vertrauen') return 'sozialverhalten'
  if (group === 'schlussEnde' || group === 'schlussZwischen') return 'schlussformel'
  return group
}
