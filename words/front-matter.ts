import { z } from 'zod'

const isoDate = z.iso.date()

/** Front matter of every text; `docs/editing.md` explains the fields to editors. */
const base = z.strictObject({
  title: z.string().min(1).max(65),
  heading: z.string().min(1).optional(),
  description: z.string().min(70).max(160),
  lead: z.string().min(1),
  label: z.string().min(1).max(40).optional(),
})

const pages = base.extend({
  /** Day of the last change: legal pages show it. */
  revised: isoDate.optional(),
})

const blog = base.extend({
  topic: z.string().min(1),
  published: isoDate,
  reviewed: isoDate,
  legal: z.boolean().optional(),
  sources: z.array(z.string()).optional(),
})

const wissen = base.extend({
  term: z.string().min(1),
  reviewed: isoDate,
  related: z.array(z.string()),
  sources: z.array(z.string()),
})

const vorlagen = base.extend({
  role: z.string().min(1),
  /** Who writes the sample letter, and what the person is called in each form of address. All invented. */
  sample: z.strictObject({
    employer: z.string().min(1),
    city: z.string().min(1),
    about: z.string().min(1),
    frau: z.string().min(1),
    herr: z.string().min(1),
    name: z.string().min(1).optional(),
  }),
})

/** A part of several pages: it has no head of its own. */
const parts = z.strictObject({})

export const frontMatterSchemas = { pages, blog, wissen, vorlagen, parts } as const

export type Area = keyof typeof frontMatterSchemas
export type FrontMatter<A extends Area> = z.infer<(typeof frontMatterSchemas)[A]>
