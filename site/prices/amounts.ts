import type { Pricing } from '#words/facts'
import { type Locale, localeRecord } from '#words/interface'

/** What the calculator knows of a product's prices. */
export type Prices = Pick<Pricing, 'product' | 'vatRate' | 'unit' | 'plans'>

/** Figures as the language writes them, with at most as many decimals. */
export function figure(value: number, locale: Locale, decimals = 0): string {
  return value.toLocaleString(localeRecord(locale).iso, { maximumFractionDigits: decimals })
}

export function percent(value: number, locale: Locale): string {
  return (value / 100).toLocaleString(localeRecord(locale).iso, { style: 'percent', maximumFractionDigits: 2 })
}

/** `1 Zeugnis`, `40 Zeugnisse`. */
export function counted(uses: number, { unit }: Pick<Pricing, 'unit'>, locale: Locale): string {
  return `${figure(uses, locale)} ${uses === 1 ? unit.one : unit.many}`
}
