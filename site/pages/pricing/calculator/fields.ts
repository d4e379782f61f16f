import type { PricedProduct } from '#words/facts'
import type { Locale } from '#words/interface'
import { type FigureProblem, type FigureRule, parseFigure } from './parse-figure.ts'

interface FieldRule extends FigureRule {
  /** A figure as it may be written, for who typed something else. */
  readonly like: number
}

const rules = {
  headcount: { min: 1, max: 500_000, whole: true, like: 1_500 },
  share: { min: 0.1, max: 100, like: 12.5 },
  uses: { min: 1, max: 500_000, whole: true, like: 1_500 },
  minutesToday: { min: 0, max: 6_000, optional: true, like: 7.5 },
  minutesThen: { min: 0, max: 6_000, optional: true, like: 7.5 },
  hourlyCost: { min: 0, max: 1_000, optional: true, like: 12.5 },
} as const satisfies Readonly<Record<string, FieldRule>>

export type Field = keyof typeof rules

export const ruleOf = (field: Field): FieldRule => rules[field]

const effort: readonly Field[] = ['minutesToday', 'minutesThen', 'hourlyCost']

/** How much is needed follows from the headcount where references are written, else the reader counts it. */
export const fieldsOf: Readonly<Record<PricedProduct, readonly Field[]>> = {
  zeugnisgenerator: ['headcount', 'share', ...effort],
  zeugnisparser: ['uses', ...effort],
  talentscout: ['uses', ...effort],
}

export type Inputs = Readonly<Partial<Record<Field, string>>>

/** The worked example that stands there first. Minutes and costs are the reader's own: none is suggested. */
export const example: Readonly<Record<PricedProduct, Inputs>> = {
  zeugnisgenerator: { headcount: '400', share: '10' },
  zeugnisparser: { uses: '600' },
  talentscout: { uses: '10' },
}

export type Figures = Readonly<Partial<Record<Field, number>>>
export type Problems = Readonly<Partial<Record<Field, FigureProblem>>>

/** Reads what was typed: the figures that can be used, and what is wrong with the others. */
export function readInputs(fields: readonly Field[], inputs: Inputs, locale: Locale): { figures: Figures; problems: Problems } {
  const figures: Partial<Record<Field, number>> = {}
  const problems: Partial<Record<Field, FigureProblem>> = {}
  for (const field of fields) {
    const parsed = parseFigure(inputs[field] ?? '', locale, ruleOf(field))
    if ('problem' in parsed) problems[field] = parsed.problem
    else if (parsed.value !== undefined) figures[field] = parsed.value
  }
  return { figures, problems }
}
