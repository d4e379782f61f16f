import type { ReactNode } from 'react'
import type { Plan, Pricing } from '#words/facts'
import type { Locale } from '#words/interface'
import type { Translate } from '../../messages/messages.tsx'
import { counted } from '../../prices/amounts.ts'
import { euros, gross } from '../../prices/price.ts'

/** What every part of the price page is written with. */
export interface PriceText {
  readonly pricing: Pricing
  readonly locale: Locale
  readonly t: Translate
}

export const billingPeriods = ['year', 'month'] as const
type BillingPeriod = (typeof billingPeriods)[number]

const taxes = ['net', 'gross'] as const
type Tax = (typeof taxes)[number]

/** Something once per way to pay; the switch shows one of them, without `:has()` all stand there. */
export function ByPeriod({ children }: { children: (period: BillingPeriod) => ReactNode }) {
  return billingPeriods.map((period) => (
    <span key={period} className={`by-${period}`}>
      {children(period)}
    </span>
  ))
}

/** A net price without and with its tax, each with the word that says which. */
export function ByTax({ net, text, children }: { net: number; text: PriceText; children: (amount: string, tax: Tax) => ReactNode }) {
  const { pricing, locale } = text
  return taxes.map((tax) => (
    <span key={tax} className={tax}>
      {children(euros(tax === 'net' ? net : gross(net, pricing.vatRate), locale), tax)}
    </span>
  ))
}

/** `5 Zeugnisse im Monat`, or for twelve of them `60 Zeugnisse im Jahr`. */
export function inclusion({ included }: Plan, period: BillingPeriod, { pricing, locale, t }: PriceText): string {
  const count = period === 'year' ? 12 * included : included
  return t('pricing.count', { what: counted(count, pricing, locale), period: t(`pricing.period.${period}`) })
}
