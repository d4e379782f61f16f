/** What a reference grades. `schluss…` are the closing formulas, graded by custom only. */
export const dimensions = [
  'leistungsbereitschaft',
  'arbeitsbefaehigung',
  'fachwissen',
  'weiterbildung',
  'arbeitsweise',
  'arbeitserfolg',
  'fuehrung',
  'gesamt',
  'sozialIntern',
  'sozialExtern',
  'schlussEnde',
  'schlussZwischen',
] as const

export type Dimension = (typeof dimensions)[number]
