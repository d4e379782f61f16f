import { z } from 'zod'
import record from '../content/pricing.json' with { type: 'json' }
import type { Locale } from './locales.ts'

const text = z.strictObject({ de: z.string().min(1), en: z.string().min(1) })
const cents = z.int().positive()

const plan = z
  .strictObject({
    id: z.string().regex(/^[a-z]+$/),
    name: text,
    audience: text,
    /** Net, per month where paid monthly and per year where paid yearly. Without it only uses are paid. */
    base: z.strictObject({ month: cents, year: cents }).optional(),
    /** Uses a month that the base price covers. */
    included: z.int().nonnegative(),
    /** Net price of each use beyond those. */
    further: cents,
  })
  .refine(({ base, included }) => base || included === 0, { path: ['included'], message: 'a plan without a base price includes nothing' })
  .refine(({ base }) => !base || base.year <= 12 * base.month, { path: ['base', 'year'], message: 'a year costs more than twelve months' })

/** A row of the comparison: has it, has it not, or a word, for each plan in their order. */
const row = z.strictObject({ name: text, cells: z.array(z.union([z.boolean(), text])) })

const product = z
  .strictObject({
    unit: z.strictObject({ one: text, many: text, heading: text, each: text, further: text }),
    plans: z.array(plan).min(1),
    features: z.array(row).min(1),
    /** In the price of every plan, to the extent that the offer says. */
    quoted: z.array(text).min(1),
    /** Not in the price of any plan. */
    extra: z.array(text).min(1),
    limits: z.array(row).min(1),
  })
  .superRefine(({ plans, features, limits }, context) => {
    for (const { name, cells } of [...features, ...limits]) {
      if (cells.length !== plans.length)
        context.addIssue({ code: 'custom', message: `“${name.de}” has ${cells.length} cells for ${plans.length} plans` })
    }
  })

/** Prices are net, in cents; `sample` marks them as sample data on the pages. */
export const pricingSchema = z.strictObject({
  sample: z.boolean(),
  vatRate: z.int().min(0).max(99),
  products: z.strictObject({ zeugnisgenerator: product, zeugnisparser: product, talentscout: product }),
})

const pricing = pricingSchema.parse(record)

export type PricedProduct = keyof typeof pricing.products

export const pricedProducts = ['zeugnisgenerator', 'zeugnisparser', 'talentscout'] as const satisfies readonly PricedProduct[]

export interface Plan {
  readonly id: string
  readonly name: string
  readonly audience: string
  readonly base?: { readonly month: number; readonly year: number } | undefined
  readonly included: number
  readonly further: number
}

/** What uses of a product are called: `Stelle`, `Stellen`, at the head of a line, `je Stelle`, `Jede weitere Stelle`. */
export type Unit = Readonly<Record<'one' | 'many' | 'heading' | 'each' | 'further', string>>

export type ComparedCell = boolean | string

export interface ComparedRow {
  readonly name: string
  readonly cells: readonly ComparedCell[]
}

export interface Pricing {
  readonly product: PricedProduct
  readonly sample: boolean
  /** In percent. */
  readonly vatRate: number
  readonly unit: Unit
  readonly plans: readonly Plan[]
  readonly features: readonly ComparedRow[]
  /** In the price, to the extent that the offer says; and what costs extra. */
  readonly quoted: readonly string[]
  readonly extra: readonly string[]
  readonly limits: readonly ComparedRow[]
}

/** Plans and prices of a product, in the words of one language. */
export function pricingOf(name: PricedProduct, locale: Locale): Pricing {
  const { unit, plans, features, quoted, extra, limits } = pricing.products[name]
  const rows = (of: typeof features) =>
    of.map((one) => ({ name: one.name[locale], cells: one.cells.map((cell) => (typeof cell === 'boolean' ? cell : cell[locale])) }))
  return {
    product: name,
    sample: pricing.sample,
    vatRate: pricing.vatRate,
    unit: {
      one: unit.one[locale],
      many: unit.many[locale],
      heading: unit.heading[locale],
      each: unit.each[locale],
      further: unit.further[locale],
    },
    plans: plans.map((one) => ({ ...one, name: one.name[locale], audience: one.audience[locale] })),
    features: rows(features),
    quoted: quoted.map((one) => one[locale]),
    extra: extra.map((one) => one[locale]),
    limits: rows(limits),
  }
}
