import type { Locale } from '#words/interface'

export interface FigureRule {
  readonly min: number
  readonly max: number
  readonly whole?: true
  readonly optional?: true
}

export type FigureProblem = 'empty' | 'no-number' | 'negative' | 'too-small' | 'too-large' | 'not-whole'

/** What a field holds: a number, nothing where that is allowed, or what is wrong with it. */
export type ParsedFigure = { readonly value: number | undefined } | { readonly problem: FigureProblem }

/** Digits in groups of three, then decimals, as each language writes them. */
const written: Readonly<Record<Locale, { pattern: RegExp; group: string }>> = {
  de: { pattern: /^(\d+|\d{1,3}(\.\d{3})+)(,\d+)?$/, group: '.' },
  en: { pattern: /^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/, group: ',' },
}

/** Groups have three digits, so one or two after a single mark can only be decimals, whichever mark it is. */
const plainDecimal = /^\d+[.,]\d{1,2}$/

export function parseFigure(text: string, locale: Locale, rule: FigureRule): ParsedFigure {
  const bare = text.trim().replace(/(?<!\s)\s*[%€]$/, '')
  if (bare === '') return rule.optional ? { value: undefined } : { problem: 'empty' }
  const unsigned = bare.replace(/^[-−–]\s*/, '')
  const value = toNumber(unsigned, locale)
  if (value === undefined) return { problem: 'no-number' }
  if (unsigned !== bare) return { problem: 'negative' }
  const problem = problemOf(value, rule)
  return problem ? { problem } : { value }
}

function toNumber(text: string, locale: Locale): number | undefined {
  // Spaces and apostrophes group digits in both languages.
  const digits = text.replace(/(?<=\d)[\s'’](?=\d{3})/g, '')
  const { pattern, group } = written[locale]
  if (plainDecimal.test(digits)) return Number(digits.replace(',', '.'))
  return pattern.test(digits) ? Number(digits.replaceAll(group, '').replace(',', '.')) : undefined
}

function problemOf(value: number, { min, max, whole }: FigureRule): FigureProblem | undefined {
  if (value > max) return 'too-large'
  if (value < min) return 'too-small'
  return whole && !Number.isInteger(value) ? 'not-whole' : undefined
}
