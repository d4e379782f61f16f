import { z } from 'zod'
import record from '../content/facts/glossary.json' with { type: 'json' }

/** Words that must not stand for a term, and why. With `naming` only where the term's page is named: its label, its entry in the navigation, links to it. */
const rejected = z.strictObject({ avoid: z.array(z.string().min(1)).min(1), why: z.string().min(1), naming: z.literal(true).optional() })

const term = z
  .strictObject({
    id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
    de: z.string().min(1),
    en: z.string().min(1),
    /** German path of the page that goes by this name. */
    page: z.string().startsWith('/').optional(),
    not: z.strictObject({ de: z.array(rejected).min(1), en: z.array(rejected).min(1) }),
  })
  .refine(({ page, not }) => page !== undefined || ![...not.de, ...not.en].some(({ naming }) => naming), 'naming needs a page')

export type Term = z.infer<typeof term>

/** What the texts call a thing, one word in each language; tests/language/ finds the others. */
export const glossary: readonly Term[] = z
  .array(term)
  .refine((terms) => new Set(terms.map(({ id }) => id)).size === terms.length, 'an id stands twice')
  .parse(record)
